// Which mutants no test noticed, told apart by what they change and not by the line they stand at, and held against the list.

/** @typedef {import("./run-stryker.mjs").Report} Report */
/** @typedef {import("./run-stryker.mjs").Mutant} Mutant */
/** @typedef {{ file: string, change: string }} Survivor `change`: the source before and after, with single spaces */
/** @typedef {{ file: string, reason: string, changes: string[] }} Listed the same change as often as it stands in the file */

/** Percent of all mutants that tests have to notice. */
export const leastKilled = 85;

const noticed = ["Killed", "Timeout"];
/** A mutant that breaks every test by itself proves nothing about them. */
const notCounted = ["CompileError", "RuntimeError", "Ignored"];
const longestShown = 160;

/** What Stryker is told about mutants to skip, and repeats in its report. */
export const outsideShare = "outside the share";

/**
 * @param {Report} report
 * @returns {{ of: number, tried: number, killed: number, survivors: Survivor[] }} `of` with those outside the share
 */
export function readReport(report) {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const outside = mutants.filter(({ statusReason }) => statusReason === outsideShare).length;
  const counted = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => !notCounted.includes(status))
      .map((mutant) => ({
        file,
        change: changeOf(source, mutant),
        isKilled: noticed.includes(mutant.status),
      })),
  );
  const survivors = counted.filter(({ isKilled }) => !isKilled).map(({ file, change }) => ({ file, change }));
  return {
    of: counted.length + outside,
    tried: counted.length,
    killed: counted.length - survivors.length,
    survivors,
  };
}

/**
 * @param {{ survivors: Survivor[], listed: Listed[] }} input
 * @returns {{ unlisted: Survivor[], unneeded: Survivor[] }} survivors that no row names, and rows whose mutant is killed or gone
 */
export function compareWithList({ survivors, listed }) {
  const named = listed.flatMap(({ file, changes }) => changes.map((change) => ({ file, change })));
  return { unlisted: without(survivors, named), unneeded: without(named, survivors) };
}

/** @param {Survivor[]} all @param {Survivor[]} others each takes one of the same off */
function without(all, others) {
  const left = [...others];
  return all.filter(({ file, change }) => {
    const at = left.findIndex((other) => other.file === file && other.change === change);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The whole lines, once as they are and once as the mutant has them. @param {string} source @param {Pick<Mutant, "location" | "replacement">} mutant */
export function changeOf(source, { location: { start, end }, replacement = "" }) {
  const lines = source.split("\n");
  const before = lines.slice(start.line - 1, end.line);
  const head = before[0]?.slice(0, start.column - 1) ?? "";
  const tail = before.at(-1)?.slice(end.column - 1) ?? "";
  return `${shown(before.join("\n"))} → ${shown(`${head}${replacement}${tail}`)}`;
}

/** @param {string} source @param {string[]} changes @returns {string[]} those whose code does not stand in the source any more */
export function goneFrom(source, changes) {
  const text = spaced(source);
  return changes.filter((change) => {
    const [before = ""] = change.split(" → ");
    return !text.includes(before.replace(/…$/, ""));
  });
}

/** @param {string} text */
function spaced(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** @param {string} text */
function shown(text) {
  const line = spaced(text);
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}
