//! Times as comments write them: `h:mm:ss`, with a fraction where there is one.

use core::time::Duration;

/// Reads hours, minutes and seconds, or fewer of them, down to a millisecond.
pub(super) fn read(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<_> = whole.split(':').collect();
    if parts.len() > 3 || !parts.iter().all(|part| is_number(part)) || !is_number(fraction) {
        return None;
    }
    let seconds = parts.iter().try_fold(0_u64, |sum, part| {
        let part: u32 = part.parse().ok()?;
        sum.checked_mul(60)?.checked_add(part.into())
    })?;
    let millis: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    Some(Duration::from_millis(seconds.checked_mul(1000)?.checked_add(millis)?))
}

/// Writes a time, down to a millisecond.
pub(super) fn write(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_millis() > 0 {
        text += &format!(".{:03}", time.subsec_millis());
        text.truncate(text.trim_end_matches('0').len());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Duration, read, write};

    #[test]
    fn times_are_read_with_any_of_their_parts() {
        for (text, millis, written) in [
            ("1:23:45", 5_025_000, "1:23:45"),
            ("0:07", 7_000, "0:00:07"),
            ("12", 12_000, "0:00:12"),
            ("0:00:05.25", 5_250, "0:00:05.25"),
            ("0:0:0.0004", 0, "0:00:00"),
            ("120:00:00", 432_000_000, "120:00:00"),
        ] {
            assert_eq!(read(text), Some(Duration::from_millis(millis)), "{text}");
            assert_eq!(write(Duration::from_millis(millis)), written);
        }
        for text in ["", ":", "1:", "a", "1:2:3:4", "-1", "+1", "1.", "1.x", "99999999999:0", "1:00:00 "] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
