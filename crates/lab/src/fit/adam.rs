//! Steps down a gradient by Adam (Kingma and Ba 2014).

/// Rows of weights with what Adam keeps of each.
pub struct Learnt<const N: usize> {
    /// The weights.
    pub weights: Vec<[f32; N]>,
    /// What is added up for the next step.
    pub gradient: Vec<[f32; N]>,
    mean: Vec<[f32; N]>,
    square: Vec<[f32; N]>,
}

/// How much of the past Adam's means keep.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Keeps it from dividing by nothing.
const TINY: f32 = 1e-8;

impl<const N: usize> Learnt<N> {
    /// Weights that nothing was learnt of.
    pub fn new(weights: Vec<[f32; N]>) -> Self {
        let zeros = vec![[0.0; N]; weights.len()];
        Self { weights, gradient: zeros.clone(), mean: zeros.clone(), square: zeros }
    }

    /// A step down the gradient, which is forgotten then; `step` counts from 1.
    pub fn step(&mut self, step: i32, rate: f32, decay: f32, caution: f32) {
        let corrected = rate * (1.0 - SQUARE.powi(step)).sqrt() / (1.0 - MEAN.powi(step));
        let each = self.weights.iter_mut().zip(&mut self.gradient).zip(&mut self.mean).zip(&mut self.square);
        for (((weight, gradient), mean), square) in each {
            for place in 0..N {
                let g = std::mem::take(&mut gradient[place]);
                mean[place] = MEAN * mean[place] + (1.0 - MEAN) * g;
                square[place] = SQUARE * square[place] + (1.0 - SQUARE) * g * g;
                weight[place] -= corrected * mean[place] / (square[place].sqrt() + TINY + caution);
                weight[place] -= rate * decay * weight[place];
            }
        }
    }
}
