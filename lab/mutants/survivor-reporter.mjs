// Says of each mutant that lives on as it is found: a part takes hours, and a run that was stopped would else have told nothing.
import { relative } from "node:path";

/** @typedef {{ fileName: string, status: string, replacement?: string, location: { start: { line: number } } }} Tested */

class SurvivorReporter {
  /** @param {Tested} mutant */
  onMutantTested({ fileName, status, replacement, location }) {
    if (status !== "Survived" && status !== "NoCoverage") return;
    const [change = ""] = (replacement ?? "").split("\n");
    console.log(`alive: ${relative(process.cwd(), fileName)}:${location.start.line}: ${change}`);
  }
}

export const strykerPlugins = [{ kind: "Reporter", name: "survivors", injectableClass: SurvivorReporter }];
