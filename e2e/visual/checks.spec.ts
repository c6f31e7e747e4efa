import { expect, test } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { playApi, unexpectedCalls } from "./api.ts";
import { missingAutocomplete, namelessInputs, silentFaults, zoomingInputs } from "./checks/form.ts";
import { cutText, sidewaysScroll, smallTargets } from "./checks/layout.ts";
import { headingOrder, landmarks, motion, tagsWithoutIcon } from "./checks/structure.ts";
import { foreignWords, programmersTraces } from "./checks/words.ts";
import { unseenInForcedColours } from "./forced-colours.ts";
import { markupFaults } from "./markup.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import { judgeTabOrder, tabOrderOf } from "./tab-order.ts";

/** Each fault in the smallest page that has it, and the check that has to find it. */
const faults: readonly { fault: string; html: string; check: (snapshot: Snapshot) => string[] }[] = [
  { fault: "a page that scrolls sideways", html: "<p style='width:200vw'>x</p>", check: sidewaysScroll },
  {
    fault: "a button that is too low for a thumb",
    html: "<button style='height:30px'>x</button>",
    check: smallTargets,
  },
  {
    fault: "a link that is too small to hit",
    html: "<div><a href='/' style='display:block;font-size:9px'>x</a></div>",
    check: smallTargets,
  },
  {
    fault: "a text that is cut across",
    html: "<p style='width:40px;overflow:hidden;white-space:nowrap'>a long text</p>",
    check: cutText,
  },
  {
    fault: "a text that is cut below",
    html: "<p style='height:9px;overflow:hidden'>a text</p>",
    check: cutText,
  },
  { fault: "two headings of the first level", html: "<h1>x</h1><h1>y</h1>", check: headingOrder },
  { fault: "a level of headings that is left out", html: "<h1>x</h1><h3>y</h3>", check: headingOrder },
  { fault: "a page without a main part", html: "<header>x</header><footer>y</footer>", check: landmarks },
  {
    fault: "a navigation without a name",
    html: "<header><nav>x</nav></header><main>y</main><footer>z</footer>",
    check: landmarks,
  },
  { fault: "a state told by colour alone", html: "<span class='_tag_1'>Paid</span>", check: tagsWithoutIcon },
  {
    fault: "something that turns for ever",
    html: "<style>@keyframes t { to { rotate: 1turn } }</style><p style='animation:t 1s infinite'>x</p>",
    check: motion,
  },
  { fault: "a field without a name", html: "<input>", check: namelessInputs },
  {
    fault: "an e-mail that is not filled in by the browser",
    html: "<label>メールアドレス <input></label>",
    check: missingAutocomplete,
  },
  { fault: "a field that iOS zooms into", html: "<input style='font-size:15px'>", check: zoomingInputs },
  { fault: "a wrong field that does not say why", html: "<input aria-invalid='true'>", check: silentFaults },
  {
    fault: "English in a Japanese page",
    html: "<p>設定 Settings</p>",
    check: (snapshot) => foreignWords({ snapshot, locale: "ja", given: [] }),
  },
  {
    fault: "Japanese in an English page",
    html: "<p lang='en'>設定</p>",
    check: (snapshot) => foreignWords({ snapshot, locale: "en", given: [] }),
  },
  {
    fault: "the key of a text instead of the text",
    html: "<p>offers.detailTitle</p>",
    check: (snapshot) => programmersTraces({ snapshot, locale: "ja", given: [] }),
  },
];

for (const { fault, html, check } of faults) {
  test(`${fault} is found`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="ja"><body>${html}</body></html>`);
    expect(check(await page.evaluate(takeSnapshot))).not.toEqual([]);
  });
}

test("what somebody gave may be in any language", async ({ page }) => {
  await page.setContent(`<html lang="ja"><p>Handcream Deluxe、¥100</p></html>`);
  const snapshot = await page.evaluate(takeSnapshot);
  expect(foreignWords({ snapshot, locale: "ja", given: ["Handcream Deluxe"] })).toEqual([]);
});

test("a block inside of a line and an id given twice are no valid markup", async () => {
  const html = `<!doctype html><html lang="ja"><head><title>x</title></head><body><span><h1 id="a">x</h1></span><p id="a">y</p></body></html>`;
  const found = (await markupFaults(html)).join();
  expect(found).toContain("element-permitted-content");
  expect(found).toContain("no-dup-id");
});

test("a field without an edge and a choice without a mark are unseen in forced colours", async ({ page }) => {
  const radio = "<label><input type='radio' name='a' style='appearance:none' CHECKED>x</label>";
  await page.setContent(
    `<main><div><input style="border:0;outline:0"></div>${radio.replace("CHECKED", "checked")}${radio.replace(" CHECKED", "")}</main>`,
  );
  expect(await unseenInForcedColours(page)).toHaveLength(2);
});

test("a way by Tab that hides, jumps or shows no ring is found", async ({ page }) => {
  await page.setContent(`
    <style>a { position: absolute; left: 9px; width: 90px; height: 30px } :focus { outline: 1px solid }</style>
    <a href="/1" style="top:200px">low</a><a href="/2" style="top:20px">high</a>
    <div style="position:fixed; top:190px; width:300px; height:60px; background:red">bar</div>`);
  const found = judgeTabOrder(await tabOrderOf(page)).join("\n");
  expect(found).toContain("has a ring of 1 px");
  expect(found).toContain("is covered by div");
  expect(found).toContain("lies above it");
});

test("a field without a name and a text without contrast are found, again and again in the same document", async ({
  page,
}) => {
  const html = "<main><h1>x</h1><input><p style='color:#ccc;background:#fff'>pale</p></main>";
  await page.setContent(`<!doctype html><html lang="ja"><title>x</title><body>${html}</body></html>`);
  for (let time = 0; time < 2; time++) {
    expect(await findViolations(page)).toEqual(["color-contrast: p", "label: input"]);
    expect(await findViolations(page, "colours")).toEqual(["color-contrast: p"]);
  }
});

test("a call that a scene says nothing of fails in the page and is told; the others never reach the server", async ({
  page,
}) => {
  await playApi(page, {});
  await page.goto("/healthz");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const home = await page.evaluate(async () => (await fetch("/api/influencer/home")).status);
  expect(home).toBe(200);
  await expect(page.evaluate(() => fetch("/api/influencer/nothing"))).rejects.toThrow("Failed to fetch");
  expect(await unexpectedCalls(page)).toEqual(["GET /api/influencer/nothing"]);
  expect(asked).toEqual([]);
});
