// Applies every rule to a tree and takes the exceptions off.
import { checkArrows } from "./arrows.rule.mjs";
import { checkComments } from "./comments.rule.mjs";
import {
  checkCodeNumbers,
  checkDeviceClocks,
  checkEnvironmentExample,
  checkEnvironmentReads,
  checkLanguageSwitches,
  checkZod,
} from "./contents.rule.mjs";
import { checkCycles } from "./cycles.rule.mjs";
import { checkDocuments } from "./documents.rule.mjs";
import { checkNames } from "./names.rule.mjs";
import { checkSizes } from "./sizes.rule.mjs";
import { checkScrollers } from "./styles.rule.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

const rules = [
  checkNames,
  checkArrows,
  checkCycles,
  checkSizes,
  checkDocuments,
  checkComments,
  checkEnvironmentReads,
  checkZod,
  checkDeviceClocks,
  checkLanguageSwitches,
  checkCodeNumbers,
  checkEnvironmentExample,
  checkScrollers,
];

/**
 * @param {{ tree: Tree, exceptions: { path: string, rule: string }[], mostExceptions: number }} input
 * @returns {Problem[]} what breaks a rule and is no exception; exceptions too many or no longer needed
 */
export function checkTree({ tree, exceptions, mostExceptions }) {
  const found = rules.flatMap((rule) => rule(tree));
  /** @param {{ path: string, rule: string }} one @param {{ path: string, rule: string }} other */
  const same = (one, other) => one.path === other.path && one.rule === other.rule;
  const open = found.filter((problem) => !exceptions.some((exception) => same(exception, problem)));
  const unneeded = exceptions
    .filter((exception) => !found.some((problem) => same(exception, problem)))
    .map(({ path, rule }) => ({
      path,
      rule,
      message: "is an exception that is no longer needed: take it off the list",
    }));
  const list = "scripts/structure/exceptions.mjs";
  const tooMany = exceptions.length > mostExceptions;
  return [
    ...open,
    ...unneeded,
    ...(tooMany
      ? [
          {
            path: list,
            rule: "exceptions",
            message: `${exceptions.length} rows; there may be ${mostExceptions}`,
          },
        ]
      : []),
  ];
}
