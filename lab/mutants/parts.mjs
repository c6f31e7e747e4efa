// What is mutated, and which tests have to notice it: calculations by their own tests; schemas; use cases.
import { posix } from "node:path";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files that are changed
 * @property {string[]} tests files that have to notice
 * @property {boolean} needsDatabase
 */

const contractFolder = "packages/contract/src";
const sweep = `${contractFolder}/schemas.test.ts`;

/** Texts, and lists that were copied from somewhere: another word in them is nothing a test could call wrong. */
const texts = /\/(([a-z]+-)?operation-texts|operation-causes|code-causes|tag-texts|countries)\.ts$/;

/** Folders that other features use are judged by the tests of those features too. @type {Record<string, string[]>} */
const users = {
  accounts: ["companies"],
  ledger: ["funding", "payouts"],
  payments: ["payouts", "operator", "home"],
  bank: ["payouts"],
  // The lists of who leaves and of what is written to support are the operator's.
  membership: ["operator"],
  // The files of search are the lists' too.
  discovery: ["lists"],
  offers: ["consultations", "home", "live"],
};

/**
 * @param {string[]} paths of all files of the tree
 * @returns {Part[]}
 */
export function partsOf(paths) {
  const isTest = (/** @type {string} */ path) => /\.test\.ts$/.test(path);
  const ownTest = (/** @type {string} */ source) => source.replace(/\.ts$/, ".test.ts");
  const isTested = (/** @type {string} */ source) => paths.includes(ownTest(source));
  const contract = paths.filter((path) => path.startsWith(`${contractFolder}/`));
  const changed = contract.filter(
    (path) => !isTest(path) && !texts.test(path) && !path.includes("/testing/"),
  );
  const api = paths.filter((path) => /^apps\/api\/src\/(features|accounts)\//.test(path));
  const rules = api.filter((path) => /\.rules\.ts$/.test(path));
  // The tests of every schema come first: a mutant at a module's top runs all tests up to the one that notices it.
  const sweepsFirst = (/** @type {string} */ path) => (path === sweep ? 0 : 1);
  const schemaTests = [...contract, ...api.filter((path) => /\.rules\.test\.ts$/.test(path))]
    .filter(isTest)
    .toSorted((one, other) => sweepsFirst(one) - sweepsFirst(other));
  const features = Map.groupBy(
    api.filter((path) => /\.usecases\.ts$/.test(path)),
    featureOf,
  );
  return [
    ...[...Map.groupBy(changed.filter(isTested), contractFolderOf)].map(([name, sources]) => ({
      name: `${name}-rules`,
      sources,
      // With the tests named after no file of the folder, such as its forms', and those of every schema.
      tests: schemaTests.filter((path) => path === sweep || contractFolderOf(path) === name),
      needsDatabase: false,
    })),
    ...[...Map.groupBy(changed, contractFolderOf)].map(([name, sources]) => ({
      name,
      sources: sources.filter((path) => !isTested(path)),
      tests: schemaTests,
      needsDatabase: false,
    })),
    ...[...Map.groupBy(rules.filter(isTested), featureOf)].map(([name, sources]) => ({
      name: `${name}-rules`,
      sources,
      // Tests of what several rules share are named after none of them.
      tests: api.filter((path) => featureOf(path) === name && /\.rules\.test\.ts$/.test(path)),
      needsDatabase: false,
    })),
    ...[...features].map(([name, useCases]) => ({
      name,
      // A rule without a test of its own is judged where it is used.
      sources: [...useCases, ...rules.filter((path) => featureOf(path) === name && !isTested(path))],
      // Its own first: a mutant runs until the first test that notices.
      tests: [name, ...(users[name] ?? [])].flatMap((judge) =>
        api.filter((path) => featureOf(path) === judge && isTest(path)),
      ),
      needsDatabase: true,
    })),
  ];
}

/** `contract-deals` of `packages/contract/src/deals/…`. @param {string} path */
function contractFolderOf(path) {
  return ["contract", ...path.split(posix.sep).slice(3, -1)].join("-");
}

/** `offers` of `apps/api/src/features/offers/…`; `accounts` is one, whatever its rooms. @param {string} path */
function featureOf(path) {
  const [, , , folder = "", feature = ""] = path.split(posix.sep);
  return folder === "features" ? feature : folder;
}
