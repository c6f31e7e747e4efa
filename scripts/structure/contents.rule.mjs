// Contents: who may read the environment or the device's clock, where the full zod may stand, that codes are called by name, and that .env.example lists every variable.
import { importsOf } from "./imports.mjs";
import { isCode, isTestOrSetting } from "./source-tree.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

const config = "apps/api/src/platform/config-faults.ts";
const example = ".env.example";

/** @param {Tree} tree @returns {Problem[]} */
export function checkEnvironmentReads(tree) {
  return [...tree]
    .filter(
      ([path, text]) =>
        isCode(path) &&
        isProduct(path) &&
        /\bprocess\.env\b|\bimport\.meta\.env\.(?!(DEV|PROD|MODE)\b)/.test(text),
    )
    .map(([path]) => ({
      path,
      rule: "environment",
      message:
        "only apps/api/src/main.ts reads the environment: add the value to platform/config.ts and take it from deps.config",
    }));
}

/** @param {string} path */
function isProduct(path) {
  return /^(packages|apps)\//.test(path) && path !== "apps/api/src/main.ts" && !isTestOrSetting(path);
}

/** @param {Tree} tree @returns {Problem[]} */
export function checkZod(tree) {
  return [...tree].flatMap(([path, text]) => {
    if (!isCode(path) || !/^(packages|apps\/(influencer|company|operator))\//.test(path)) return [];
    return importsOf({ path, text, tree })
      .filter(
        ({ specifier }) =>
          /^zod(\/v\d+)?$/.test(specifier) ||
          (path.startsWith("packages/ui/") && specifier.startsWith("zod")),
      )
      .map(({ specifier }) => ({
        path,
        rule: "zod",
        message: `imports "${specifier}", 17 KB that every visitor would load: write it with "zod/mini"${path.startsWith("packages/ui/") ? " in packages/contract; ui knows no schema" : ""}`,
      }));
  });
}

/** Files that may set a language: the one that the account follows, and the sign-in, which takes the account's. */
const languageSwitch = "packages/web/src/page/use-language-switch.ts";
const switchers = [
  languageSwitch,
  "packages/web/src/i18n/language.store.ts",
  "packages/web-auth/src/account-client.ts",
];

/** Components that list languages by name, or set one, use the hook that also saves it on the account. @param {Tree} tree @returns {Problem[]} */
export function checkLanguageSwitches(tree) {
  return [...tree]
    .filter(([path, text]) => {
      if (!isCode(path) || !/^(packages\/web|apps\/[^/]+\/src)/.test(path) || isTestOrSetting(path))
        return false;
      const sets = /\bswitchLanguage\b/.test(text) && !switchers.includes(path);
      const offers = /\blocaleNames\b/.test(text) && !/\buseLanguageSwitch\(\)/.test(text);
      return sets || offers;
    })
    .map(([path]) => ({
      path,
      rule: "language",
      message: `switches the language by itself: useLanguageSwitch of ${languageSwitch} keeps it on the account too`,
    }));
}

const serverClock = "packages/web/src/time/server-clock.ts";

/** Files that count how long something is kept on the device, by the device's own clock. */
const deviceTimers = [
  serverClock,
  "packages/web/src/forms/use-kept-draft.ts",
  "packages/web/src/i18n/use-moments.ts",
  "packages/web/src/offline/reads.store.ts",
  "packages/web/src/offline/when-online.ts",
  "packages/web/src/session/draft-storage.ts",
  "packages/web/src/session/draft.ts",
  "packages/web-auth/src/codes/code-request.ts",
  "packages/web-auth/src/codes/use-resend.ts",
];

/** A device's clock may be wrong, and the product's can be moved. @param {Tree} tree @returns {Problem[]} */
export function checkDeviceClocks(tree) {
  return [...tree]
    .filter(
      ([path, text]) =>
        isCode(path) &&
        /^(packages\/(web|ui)|apps\/(influencer|company|operator)\/src)/.test(path) &&
        !isTestOrSetting(path) &&
        !deviceTimers.includes(path) &&
        /\bnew Date\(\)|\bDate\.now\b/.test(text),
    )
    .map(([path]) => ({
      path,
      rule: "clock",
      message: `reads the device's clock: take serverNow or todayInJapan of ${serverClock}`,
    }));
}

const codes = "packages/contract/src/codes.ts";

/** A code by its number, other than of bytes or milliseconds: as a text, or where a code is meant. @param {string} number */
const bare = (number) =>
  new RegExp(
    `["'\`]${number}["'\`]|\\b(code|codes|codeOf|errorCode|endedBy|inline|refusal|failure|faults)\\b[^;\\n]{0,24}\\b${number}\\b`,
    "i",
  );

/** Everywhere except in tests, which check what is sent. @param {Tree} tree @returns {Problem[]} */
export function checkCodeNumbers(tree) {
  const numbers = names(tree.get(codes) ?? "", /^ {2}(\d{4}): \{ name/gm);
  return [...tree].flatMap(([path, text]) => {
    if (!isCode(path) || !/^(packages|apps)\/[^/]+\/(src|gallery)\//.test(path)) return [];
    if (path === codes || isTestOrSetting(path)) return [];
    return [...numbers]
      .filter((number) => bare(number).test(text))
      .map((number) => ({
        path,
        rule: "code",
        message: `has the bare code ${number}: say its name, as in new Refusal("dataNotFound")`,
      }));
  });
}

/** @param {Tree} tree @returns {Problem[]} */
export function checkEnvironmentExample(tree) {
  const known = names(tree.get(config) ?? "", /^ {2}([A-Z][A-Z_]+):/gm);
  const listed = names(tree.get(example) ?? "", /^#? ?([A-Z][A-Z_]+)=/gm);
  return [
    ...[...known]
      .filter((name) => !listed.has(name))
      .map((name) => ({ path: example, rule: "example", message: `${name} is missing` })),
    ...[...listed]
      .filter((name) => !known.has(name))
      .map((name) => ({ path: example, rule: "example", message: `${name} is not read by ${config}` })),
    ...(known.size === 0
      ? [
          {
            path: config,
            rule: "example",
            message: "no variables were found: this check no longer reads the file rightly",
          },
        ]
      : []),
  ];
}

/** @param {string} text @param {RegExp} pattern */
function names(text, pattern) {
  return new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""));
}
