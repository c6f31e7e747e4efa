// Keeps StrykerJS from running what is outside the share. It has no word for that: a checker may only say that code does not compile.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isInShare, shareFile } from "./share.mjs";
import { changeOf, outsideShare } from "./survivors.mjs";

/** @typedef {{ id: string, fileName: string, replacement: string, location: import("./survivors.mjs").Mutant["location"] }} PlannedMutant `location` counts from zero */

class ShareChecker {
  async init() {
    const { share, sources } = JSON.parse(readFileSync(shareFile, "utf8"));
    this.share = Number(share);
    this.sources = new Map(Object.entries(sources));
  }

  /** @param {PlannedMutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {PlannedMutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.judge(mutant)]));
  }

  /** @param {PlannedMutant} mutant */
  judge({ fileName, replacement, location: { start, end } }) {
    const file = relative(process.cwd(), fileName);
    const oneBased = (/** @type {import("./run-stryker.mjs").Place} */ { line, column }) => ({
      line: line + 1,
      column: column + 1,
    });
    const location = { start: oneBased(start), end: oneBased(end) };
    const change = changeOf(this.sources?.get(file) ?? "", { replacement, location });
    return isInShare({ file, change }, this.share ?? 100)
      ? { status: "passed" }
      : { status: "compileError", reason: outsideShare };
  }
}

export const strykerPlugins = [{ kind: "Checker", name: "share", injectableClass: ShareChecker }];
