// What is changed a little, and which tests have to notice: the contract, the rules, and each feature's use cases.
import { posix } from "node:path";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files that are changed
 * @property {string[]} tests files that have to notice
 * @property {boolean} needsDatabase
 */

const contractFolder = "packages/contract/src";

/** Texts, and lists that were copied from somewhere: another word in them is nothing a test could call wrong. */
const texts = /\/(operation-texts|company-operation-texts|operation-causes|code-causes|countries)\.ts$/;

/**
 * @param {string[]} paths of all files of the tree
 * @returns {Part[]}
 */
export function partsOf(paths) {
  const isTest = (/** @type {string} */ path) => /\.test\.ts$/.test(path);
  const contract = paths.filter((path) => path.startsWith(`${contractFolder}/`));
  const api = paths.filter((path) => /^apps\/api\/src\/(features|accounts)\//.test(path));
  const rules = api.filter((path) => /\.rules\.ts$/.test(path));
  const ruleTests = api.filter((path) => /\.rules\.test\.ts$/.test(path));
  const ownTest = (/** @type {string} */ rule) => rule.replace(/\.ts$/, ".test.ts");
  const features = Map.groupBy(
    api.filter((path) => /\.usecases\.ts$/.test(path)),
    featureOf,
  );
  return [
    {
      name: "contract",
      sources: contract.filter((path) => !isTest(path) && !texts.test(path) && !path.includes("/testing/")),
      tests: [...contract.filter(isTest), ...ruleTests],
      needsDatabase: false,
    },
    {
      name: "rules",
      sources: rules.filter((path) => ruleTests.includes(ownTest(path))),
      tests: ruleTests,
      needsDatabase: false,
    },
    ...[...features].map(([name, useCases]) => ({
      name,
      // A rule without a test of its own is judged where it is used.
      sources: [
        ...useCases,
        ...rules.filter((path) => featureOf(path) === name && !ruleTests.includes(ownTest(path))),
      ],
      tests: api.filter((path) => featureOf(path) === name && isTest(path)),
      needsDatabase: true,
    })),
  ];
}

/** `offers` of `apps/api/src/features/offers/…`; `accounts` is one, whatever its rooms. @param {string} path */
function featureOf(path) {
  const [, , , folder = "", feature = ""] = path.split(posix.sep);
  return folder === "features" ? feature : folder;
}
