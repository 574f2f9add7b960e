// Whole games in a browser: by the text beside the picture, by a pointer, by a finger.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DESKTOP, HANDS, PHONE, dice, move, newGame, open, stage, text, turn } from "./desk.mjs";

const { server, browser } = await stage();

const WAYS = [["mirror", DESKTOP], ["pointer", DESKTOP], ["touch", PHONE]];

describe("a person plays", { concurrency: 3 }, () => {
  for (const [place, [way, profile]] of WAYS.entries()) {
    test(`a whole game of english and ten moves of international by ${way}`, async () => {
      const context = await browser.newContext(profile);
      const page = await open(context, server.address);
      const chance = dice(20 + place);
      await newGame(page, "english", 2, "black");
      let moves = 0;
      for (; moves < 200 && !(await turn(page)); moves++) await move(page, HANDS[way], chance);
      assert.ok(await turn(page), `the game ends: ${await text(page, "message")}`);
      assert.ok(moves > 5);
      assert.match(await text(page, "message"), /You (win|lose)\.|Draw\./);

      await newGame(page, "international", 2);
      for (let count = 0; count < 10 && !(await turn(page)); count++) await move(page, HANDS[way], chance);
      assert.ok((await page.$$("#moves li")).length >= 19);
      assert.deepEqual([page.strayed, page.complaints], [[], []]);
      if (page.lost > 0) console.log(`${way}: ${page.lost} clicks lost in ${moves} moves`);
      await context.close();
    });
  }
});
