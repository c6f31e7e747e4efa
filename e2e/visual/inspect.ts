import type { Page } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import { findViolations } from "../support/accessibility.ts";
import { missingAutocomplete, namelessInputs, silentFaults, zoomingInputs } from "./checks/form.ts";
import { cutText, sidewaysScroll, smallDenseTargets, smallTargets } from "./checks/layout.ts";
import { takeLineEnds } from "./checks/line-ends.ts";
import { headingOrder, landmarks, motion, tagsWithoutIcon } from "./checks/structure.ts";
import { foreignWords, programmersTraces } from "./checks/words.ts";
import { unseenInForcedColours } from "./forced-colours.ts";
import { givenTexts } from "./given.ts";
import { sizes, windows } from "./look.ts";
import { markupFaults } from "./markup.ts";
import type { Scene, Size, State } from "./scene.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import { show } from "./stage.ts";
import { titleOf } from "./titles.ts";
import { lengthen, type Zoom, zoom } from "./zoom.ts";

type Inspected = { page: Page; scene: Scene; locale: Locale };

const whole = [cutText, sidewaysScroll];
const everywhere = [
  ...whole,
  headingOrder,
  landmarks,
  tagsWithoutIcon,
  motion,
  namelessInputs,
  missingAutocomplete,
  silentFaults,
];
/** Of a touch screen; a company's desk has lower controls and smaller letters in them. */
const byTouch = [smallTargets, zoomingInputs];
const byMouse = [smallDenseTargets];
const plain: readonly State[] = ["loading", "empty", "error"];
const zooms: readonly Zoom[] = ["spaced", "doubled"];

/** All findings of a scene, each with its look. Leaves the page with lengthened English. */
export async function inspect(inspected: Inspected): Promise<string[]> {
  const { page, scene, locale } = inspected;
  const isBrief = isSeenBriefly(inspected);
  const found: string[] = [];
  const note = (look: string, findings: readonly string[]) =>
    found.push(...findings.map((finding) => `${look}: ${finding}`));

  for (const size of scene.sizes ?? sizes) {
    await show(page, { size, theme: "light" });
    const snapshot = await snapshotOf(page);
    const controls = scene.site === "company" && size === "desk" ? byMouse : byTouch;
    note(`${size} light`, judge(snapshot, [...everywhere, ...controls]));
    if (size === (scene.sizes ?? sizes)[0]) note(size, words(snapshot, inspected));
    if (locale === "ja") note(`${size} lines`, await lineFaults(inspected));
    if (isThorough(inspected, size))
      note(`${size} light`, await findViolations(page, locale === "ja" ? "all" : "names"));
    if (!isMain(scene) || locale === "en" || size !== drawnFor(scene)) continue;
    await show(page, { size, theme: "dark" });
    note(`${size} dark`, await findViolations(page, "colours"));
  }
  if (!isBrief) note("forced colours", await unseenInForcedColours(page));
  for (const size of isBrief ? (["narrow"] as const) : (["narrow", "zoomed"] as const)) {
    await page.setViewportSize(windows[size]);
    note(size, judge(await snapshotOf(page), size === "narrow" ? whole : [sidewaysScroll]));
  }
  await show(page, { size: "phone", theme: "light" });
  for (const kind of isBrief ? [] : zooms) {
    // At 200 % 40 unbroken characters, or a sum of eleven digits, may be wider than a phone.
    if (kind === "doubled" && scene.state === "long") continue;
    const takeOff = await zoom(page, kind);
    note(kind, judge(await snapshotOf(page), whole));
    await takeOff();
  }
  if (locale === "ja") note("markup", await markupFaults(await page.content()));
  else {
    await lengthen(page);
    note("lengthened", judge(await snapshotOf(page), whole));
  }
  return found;
}

/** Loaded pages and dialogs are checked by axe in both windows, the rest in one. */
function isMain({ state }: Scene): boolean {
  return state === "loaded" || state === "open";
}

/**
 * In English the companies' site, and what is loading, empty or failed of the creators': windows, words, axe, a lengthened
 * text; what no language changes is seen in Japanese.
 */
function isSeenBriefly({ scene, locale }: Inspected): boolean {
  return locale === "en" && (scene.site === "company" || plain.includes(scene.state));
}

/** Structure knows no language: in English the names are left, which are the same in both windows. */
function isThorough({ scene, locale }: Inspected, size: Size): boolean {
  if (locale === "en") return isMain(scene) && size === drawnFor(scene);
  return isMain(scene) || size === "phone";
}

/** The window that a site is drawn for, where the scene is seen in it. */
function drawnFor({ site, sizes: seen = sizes }: Scene): Size | undefined {
  const first = site === "company" ? "desk" : "phone";
  return seen.includes(first) ? first : seen[0];
}

function judge(snapshot: Snapshot, checks: readonly ((snapshot: Snapshot) => string[])[]): string[] {
  return checks.flatMap((check) => check(snapshot));
}

function words(snapshot: Snapshot, { scene, locale }: Inspected): string[] {
  const read = { snapshot, locale, given: givenTexts(scene) };
  const expected = titleOf(scene, locale);
  return [
    ...foreignWords(read),
    ...programmersTraces(read),
    ...(snapshot.lang === locale ? [] : [`the document says lang=${snapshot.lang}`]),
    ...(snapshot.title === expected ? [] : [`the title bar says “${snapshot.title}”, not “${expected}”`]),
  ];
}

/** Our own texts break between phrases; user content where it must. */
async function lineFaults({ page, scene }: Inspected): Promise<string[]> {
  const { parted, unmarked, orphans } = await page.evaluate(takeLineEnds, givenTexts(scene));
  return [
    ...parted.map((text) => `a phrase is parted: ${text}`),
    ...unmarked.map((text) => `nobody marked the phrases of ${text}`),
    ...orphans.map((text) => `a letter is left alone: ${text}`),
  ];
}

/**
 * Two frames for the layout after a change of viewport or style; popups are positioned later. An observer is told once a
 * frame is laid out, while under a fixed clock an animation frame is a timer.
 */
async function snapshotOf(page: Page): Promise<Snapshot> {
  await page.evaluate(async () => {
    const frames = document.querySelector("[role=menu], [role=listbox]") ? 12 : 2;
    for (let frame = 0; frame < frames; frame++) {
      await new Promise((laidOut) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          laidOut(null);
        });
        observer.observe(document.documentElement);
      });
    }
  });
  return page.evaluate(takeSnapshot);
}
