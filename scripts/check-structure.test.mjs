import { describe, expect, it } from "vitest";
import { checkTree } from "./structure/check-tree.mjs";
import { commentShares } from "./structure/comments.rule.mjs";
import { longFiles } from "./structure/sizes.rule.mjs";

const settled = {
  ".env.example": "# PORT=3000\n",
  "apps/api/src/platform/config-faults.ts": "const Environment = {\n  PORT: port,\n};\n",
};

/** @param {Record<string, string>} files @returns {string[]} `path rule` of each finding */
function findings(files) {
  const tree = new Map(Object.entries({ ...settled, ...files }));
  return checkTree({ tree, exceptions: [], mostExceptions: 0 }).map(({ path, rule }) => `${path} ${rule}`);
}

/** @param {string} target */
const importing = (target) => `import { thing } from "${target}";\n`;

describe("names", () => {
  it.each([
    ["a camel-cased file", "packages/ui/src/someButton.tsx"],
    ["an underscored folder", "apps/api/src/some_place/thing.ts"],
    ["a barrel", "packages/ui/src/index.ts"],
    ["a drawer for everything", "apps/api/src/utils/dates.ts"],
    ["a helpers file", "apps/influencer/src/shared/helpers.ts"],
    ["an unknown role", "packages/contract/src/offers.thing.ts"],
    ["a file without a role in a feature of the API", "apps/api/src/features/offers/offers.ts"],
    ["a file without a role in a feature of the site", "apps/influencer/src/features/offers/labels.ts"],
    ["a part among the pages", "apps/influencer/src/features/offers/pages/offer-card.tsx"],
    ["a page outside pages/", "apps/influencer/src/features/offers/offer-list.page.tsx"],
  ])("%s is found", (_, path) => {
    expect(findings({ [path]: "" })).toContain(`${path} name`);
  });

  it("files named as the house does are left alone", () => {
    const files = [
      "apps/api/src/features/offers/offers.usecases.ts",
      "apps/api/src/features/offers/offers.usecases.test.ts",
      "apps/influencer/src/features/offers/use-offers.ts",
      "apps/influencer/src/features/offers/pages/offer-list.page.tsx",
      "apps/influencer/src/features/offers/components/offer-card.module.css",
      "apps/influencer/src/app/not-found.page.tsx",
    ];
    expect(findings(Object.fromEntries(files.map((path) => [path, ""])))).toEqual([]);
  });
});

describe("arrows", () => {
  const offers = "apps/api/src/features/offers";
  const site = "apps/influencer/src";
  it.each([
    ["a package that imports an app", "packages/i18n/src/a.ts", "../../../apps/api/src/app.ts"],
    ["an app that imports another app by name", `${site}/shared/a.ts`, "@tomoru/api/app"],
    ["the contract importing words", "packages/contract/src/a.ts", "@tomoru/i18n/ja/influencer/words"],
    ["i18n importing components", "packages/i18n/src/a.ts", "@tomoru/ui/actions/button"],
    ["ui importing the contract", "packages/ui/src/a.tsx", "@tomoru/contract/influencer/offers"],
    ["web importing an app", "packages/web/src/a.ts", "../../../apps/influencer/src/main.tsx"],
    ["ui importing words", "packages/ui/src/a.tsx", "@tomoru/i18n/ja/influencer/words"],
    ["the API importing components", "apps/api/src/platform/a.ts", "@tomoru/ui/actions/button"],
    [
      "a package entered by its path",
      `${site}/shared/a.ts`,
      "../../../../packages/contract/src/influencer/offers.ts",
    ],
    ["platform importing a feature", "apps/api/src/platform/a.ts", "../features/offers/offers.usecases.ts"],
    [
      "platform importing what joins the features' columns",
      "apps/api/src/platform/a.ts",
      "../sealed-columns.ts",
    ],
    ["platform importing accounts", "apps/api/src/platform/a.ts", "../accounts/person.usecases.ts"],
    [
      "platform importing calls of creators",
      "apps/api/src/platform/a.ts",
      "@tomoru/contract/influencer/offers",
    ],
    ["platform importing calls of companies", "apps/api/src/platform/a.ts", "@tomoru/contract/company/plans"],
    [
      "platform importing calls of the operator",
      "apps/api/src/platform/a.ts",
      "@tomoru/contract/operator/audit",
    ],
    ["platform importing words of one side", "apps/api/src/platform/a.ts", "@tomoru/i18n/ja/company/plans"],
    [
      "accounts importing a feature",
      "apps/api/src/accounts/a.usecases.ts",
      "../features/offers/o.usecases.ts",
    ],
    [
      "a feature importing the accounts' SQL",
      `${offers}/a.usecases.ts`,
      "../../accounts/accounts.repository.ts",
    ],
    ["an actor's routes importing a repository", `${offers}/a.company-routes.ts`, "./a.repository.ts"],
    ["a feature importing its wiring", `${offers}/a.usecases.ts`, "../../app.ts"],
    ["a feature importing another's repository", `${offers}/a.usecases.ts`, "../auth/auth.repository.ts"],
    ["a feature importing another's rules", `${offers}/a.usecases.ts`, "../auth/auth.rules.ts"],
    ["a route importing a repository", `${offers}/a.routes.ts`, "./a.repository.ts"],
    ["a repository importing a use case", `${offers}/a.repository.ts`, "./a.usecases.ts"],
    ["a use case importing a route", `${offers}/a.usecases.ts`, "./a.routes.ts"],
    ["a rule importing a repository", `${offers}/a.rules.ts`, "./a.repository.ts"],
    ["a feature of the site importing another", `${site}/features/offers/a.view.ts`, "../auth/auth.view.ts"],
    ["a feature of the site importing app", `${site}/features/offers/a.view.ts`, "../../app/router.tsx"],
    ["shared importing a feature", `${site}/shared/a.ts`, "../features/offers/a.view.ts"],
    ["the product importing its tests", "apps/api/src/platform/a.ts", "../testing/fake-clock.ts"],
    ["the product importing one feature's test parts", `${offers}/a.usecases.ts`, "./seed.testing.ts"],
    ["the product importing scripts", "apps/api/src/platform/a.ts", "../../../../scripts/root.mjs"],
  ])("%s is found", (_, path, target) => {
    expect(findings({ [path]: importing(target) })).toContain(`${path} arrow`);
  });

  it.each([
    ["a type import", 'import type { Thing } from "../features/offers/offers.usecases.ts";'],
    [
      "an import over several lines",
      'import {\n  one,\n  two,\n} from "../features/offers/offers.usecases.ts";',
    ],
    ["a dynamic import", 'const offers = () => import("../features/offers/offers.usecases.ts");'],
    ["an import for its effect", 'import "../features/offers/offers.usecases.ts";'],
    ["a re-export", 'export { one } from "../features/offers/offers.usecases.ts";'],
  ])("%s is seen as an import", (_, text) => {
    expect(findings({ "apps/api/src/platform/a.ts": text })).toEqual(["apps/api/src/platform/a.ts arrow"]);
  });

  it("what the drawing allows is left alone", () => {
    expect(
      findings({
        [`${offers}/a.routes.ts`]: importing("./a.usecases.ts"),
        [`${offers}/a.usecases.ts`]: `${importing("./a.repository.ts")}${importing("../auth/auth.usecases.ts")}`,
        [`${offers}/a.usecases.test.ts`]: importing("../../testing/test-app.ts"),
        "apps/api/src/platform/a.ts": `${importing("@tomoru/contract/access")}${importing("@tomoru/i18n/ja/common/codes")}`,
        "apps/api/src/platform/a.test.ts": importing("@tomoru/contract/influencer/offers"),
        "apps/api/src/platform/db/offer-tables.ts": importing("@tomoru/contract/influencer/offers"),
        "apps/influencer/gallery/a.tsx": importing("@tomoru/contract/testing/offer.builder"),
        "packages/contract/src/testing/offer.builder.ts": "",
        [`${site}/app/router.tsx`]: importing("../features/offers/pages/offer-list.page.tsx"),
        [`${site}/features/offers/a.view.ts`]: `${importing("../../shared/store.ts")}${importing("@tomoru/ui/data/tag")}`,
        "packages/i18n/src/codes.ts": importing("@tomoru/contract/codes"),
      }),
    ).toEqual([]);
  });
});

describe("cycles", () => {
  it("files that reach each other through a third are found once", () => {
    const found = findings({
      "packages/ui/src/one.ts": importing("./two.ts"),
      "packages/ui/src/two.ts": importing("./three.ts"),
      "packages/ui/src/three.ts": importing("@tomoru/ui/one"),
    });
    expect(found).toEqual(["packages/ui/src/one.ts cycle"]);
  });
});

describe("sizes", () => {
  const lines = (/** @type {number} */ count) => "line();\n".repeat(count);
  const small = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [`packages/ui/src/small-${n}.ts`, ""]),
  );

  it("a file over 400 lines is found, one of 400 is not", () => {
    expect(findings({ ...small, "packages/ui/src/long.ts": lines(401) })).toEqual([
      "packages/ui/src/long.ts size",
    ]);
    expect(findings({ ...small, "packages/ui/src/long.ts": lines(400) })).toEqual([]);
  });

  it("half of the files over 60 lines, or one in ten over 200, is found", () => {
    expect(findings({ "packages/ui/src/a.ts": lines(61), "packages/ui/src/b.ts": lines(61) })).toEqual([
      ". size",
    ]);
    const tenth = {
      "packages/ui/src/a.ts": lines(201),
      "packages/ui/src/b.ts": lines(201),
      "packages/ui/src/c.ts": lines(201),
    };
    expect(findings({ ...small, ...tenth })).toEqual([". size"]);
  });

  it("a folder of a feature with over 40 files beside its tests is found, one divided into rooms is not", () => {
    const folder = "apps/influencer/src/features/offers/components";
    /** @param {(nth: number) => string} nameOf */
    const files = (nameOf) => Object.fromEntries(Array.from({ length: 41 }, (_, nth) => [nameOf(nth), ""]));
    expect(findings(files((nth) => `${folder}/part-${nth}.tsx`))).toEqual([`${folder} size`]);
    expect(findings(files((nth) => `${folder}/part-${nth}.test.tsx`))).toEqual([]);
    expect(findings(files((nth) => `${folder}/${nth % 2 ? "list" : "detail"}/part-${nth}.tsx`))).toEqual([]);
  });

  it("a file over 250 lines is on the list to look at again", () => {
    expect(longFiles(new Map([["a.ts", lines(251)]]))).toEqual([{ path: "a.ts", lines: 251 }]);
  });
});

describe("contents", () => {
  it.each(["process.env.PORT", "process.env[name]", "import.meta.env.VITE_KEY"])(
    "%s in the product is found",
    (read) => {
      expect(findings({ "apps/api/src/platform/a.ts": read })).toEqual([
        "apps/api/src/platform/a.ts environment",
      ]);
    },
  );

  it("the entry, tests and settings may read the environment", () => {
    const read = "process.env.PORT";
    const files = ["apps/api/src/main.ts", "apps/api/src/testing/a.ts", "apps/influencer/vite.config.ts"];
    expect(findings(Object.fromEntries(files.map((path) => [path, read])))).toEqual([]);
  });

  it.each(["packages/contract/src/a.ts", "packages/i18n/src/a.ts", "apps/influencer/src/shared/a.ts"])(
    "the full zod in %s is found, zod/mini is not",
    (path) => {
      expect(findings({ [path]: importing("zod") })).toEqual([`${path} zod`]);
      expect(findings({ [path]: importing("zod/mini") })).toEqual([]);
    },
  );

  it.each([
    "apps/influencer/src/features/a/a.tsx",
    "apps/company/src/shared/page/a.tsx",
    "packages/web-auth/src/a.tsx",
  ])("a switch of the language of its own is found in %s", (path) => {
    const found = [`${path} language`];
    expect(findings({ [path]: 'onChange={() => switchLanguage("en")}' })).toEqual(found);
    expect(findings({ [path]: "label={localeNames[other]}" })).toEqual(found);
    expect(findings({ [path]: "const to = useLanguageSwitch(); label(localeNames[other])" })).toEqual([]);
  });

  it("the device's clock is found where the product's is meant", () => {
    const found = ["packages/web-deals/src/a.tsx clock"];
    for (const text of ["const today = dayInJapan(new Date());", "useState(Date.now)", "at <= Date.now()"])
      expect(findings({ "packages/web-deals/src/a.tsx": text })).toEqual(found);
    for (const path of [
      "packages/web/src/time/server-clock.ts",
      "apps/company/src/a.test.tsx",
      "apps/api/src/a.ts",
    ])
      expect(findings({ [path]: "new Date()" })).toEqual([]);
    expect(findings({ "packages/web-deals/src/a.tsx": "new Date(moment)" })).toEqual([]);
  });

  it("ui knows no schema at all", () => {
    expect(findings({ "packages/ui/src/a.ts": importing("zod/mini") })).toEqual(["packages/ui/src/a.ts zod"]);
  });

  it("a bare code is found wherever it stands, but not in a test, nor where milliseconds or a year are meant", () => {
    const table = { "packages/contract/src/codes.ts": '  2005: { name: "dataNotFound" },\n' };
    const found = (/** @type {string} */ path, /** @type {string} */ text) =>
      findings({ ...table, [path]: text });
    for (const text of [
      "throw new Refusal(2005);",
      'z.string({ error: "2005" });',
      "if (error.code === 2005) stop();",
    ]) {
      expect(found("apps/api/src/a.ts", text)).toEqual(["apps/api/src/a.ts code"]);
    }
    expect(found("packages/contract/src/a.ts", "codes: [2005],")).toEqual([
      "packages/contract/src/a.ts code",
    ]);
    for (const text of [
      "inline={[1020, 2005]}",
      "const faults = new Set([1020, 2005]);",
      "errorCode(2005)",
    ]) {
      expect(found("packages/web-auth/src/a.tsx", text)).toEqual(["packages/web-auth/src/a.tsx code"]);
      expect(found("apps/influencer/src/app/a.tsx", text)).toEqual(["apps/influencer/src/app/a.tsx code"]);
    }
    expect(found("apps/api/src/a.test.ts", "expect(code).toBe(2005);")).toEqual([]);
    expect(found("apps/api/src/a.ts", "const since = 2005;\nconst times = { waitMs: 2005 };")).toEqual([]);
  });

  it("a variable missing from .env.example is found, and one that nothing reads", () => {
    expect(findings({ ".env.example": "" })).toEqual([".env.example example"]);
    expect(findings({ ".env.example": "# PORT=3000\nOLD_NAME=1\n" })).toEqual([".env.example example"]);
  });

  it("a settings file in which no variable is found says so", () => {
    const files = { ".env.example": "", "apps/api/src/platform/config-faults.ts": "" };
    expect(findings(files)).toEqual(["apps/api/src/platform/config-faults.ts example"]);
  });
});

describe("documents", () => {
  const docs = { "docs/decisions/0008-deletion.md": "# 0008 Deletion\n\n## Context\n" };
  const deletion = "docs/decisions/0008-deletion.md";

  it.each([
    ["a comment that names a document that is none", "packages/ui/src/a.ts", "/** As in product.md. */\n"],
    ["… at the end of a line", "packages/ui/src/a.ts", "const a = 1; // see docs/product/offers.md\n"],
    ["… in a block", "packages/ui/src/a.ts", "/**\n * As in docs/decisions/0009.\n */\n"],
    ["… in a stylesheet", "packages/ui/src/a.css", "/* design.md 2 */\n"],
    ["… in a migration", "apps/api/migrations/0001-a.sql", "-- decisions.md\n"],
    ["a link to nothing", "README.md", "[why](docs/decisions/0009-locks.md)\n"],
    ["a picture that is none", "docs/mails.md", '<img src="images/none.png">\n'],
    ["a file that a walk names and nobody has", "CONTRIBUTING.md", "`packages/ui/src/{a,b}.ts`\n"],
    ["a file's name that no file has any more", "docs/b.md", "held by `walk.spec.ts`\n"],
    ["a link to no heading of a document", "README.md", `[why](${deletion}#decision)\n`],
  ])("%s is found", (_, path, text) => {
    expect(findings({ ...docs, [path]: text })).toContain(`${path} document`);
  });

  it("documents that are there are let through, and so is what is no comment and no link of ours", () => {
    const files = {
      "packages/ui/src/a.ts": `/** docs/decisions/0008, 0008-deletion.md */\n${'const page = "mails.md";\n'.repeat(20)}`,
      "README.md": `[why](${deletion}#context) [all](docs/) [zod](https://zod.dev/a.md)\n`,
      "docs/b.md":
        "`packages/ui/src/{a,a}.ts` `packages/ui/` `packages/ui/src/<name>.ts` `apps/api/dist` `src/a.ts` `.mails.ts`\n",
      "docs/decisions/0009-locks.md": "once in `packages/ui/src/b.ts`\n",
      "docs/a.md": "```md\n[an example](none.md)\n```\n",
    };
    expect(findings({ ...docs, ...files })).toEqual([]);
  });
});

describe("styles", () => {
  const path = "packages/ui/src/data/list.module.css";

  it("a box that scrolls and has no position is found", () => {
    expect(findings({ [path]: ".list {\n  overflow-y: auto;\n}\n" })).toEqual([`${path} scroller`]);
  });

  it("one with a position is let through, also where another rule of it has that", () => {
    const text =
      ".list {\n  position: relative;\n}\n@media print {\n  .list {\n    overflow: auto;\n  }\n}\n";
    expect(findings({ [path]: text })).toEqual([]);
  });
});

describe("comments", () => {
  const code = "const a = 1;\n".repeat(40);

  it("too many of them are found, whatever their form", () => {
    const forms = ["// a\n", "/** a */\n", "/**\n * a\n */\n"];
    for (const form of forms) {
      expect(findings({ "packages/ui/src/a.ts": form.repeat(4) + code })).toEqual([". comments"]);
    }
  });

  it("what a template literal holds is none, and types of a script are none", () => {
    const template = "const text = `\n/** a\nb\n`;\n";
    const files = {
      "packages/ui/src/a.ts": template + code,
      "scripts/a.mjs": "/** @type {string} */\n".repeat(20) + code,
    };
    expect(findings(files)).toEqual([]);
  });

  it("the report has each folder and the whole", () => {
    const tree = new Map(
      Object.entries({ "packages/ui/src/a.ts": `// a\n\n${"a();\n".repeat(3)}`, "a.ts": "a();\n" }),
    );
    expect(commentShares(tree)).toEqual([
      { folder: ".", lines: 1, comments: 0, percent: 0 },
      { folder: "packages/ui", lines: 4, comments: 1, percent: 25 },
      { folder: "all", lines: 5, comments: 1, percent: 20 },
    ]);
  });
});

describe("exceptions", () => {
  const barrel = { path: "packages/ui/src/index.ts", rule: "name" };
  const tree = new Map(Object.entries({ ...settled, [barrel.path]: "" }));

  it("a listed finding is let through", () => {
    expect(checkTree({ tree, exceptions: [barrel], mostExceptions: 1 })).toEqual([]);
  });

  it("a row that is no longer needed is found", () => {
    const found = checkTree({
      tree: new Map(Object.entries(settled)),
      exceptions: [barrel],
      mostExceptions: 1,
    });
    expect(found.map(({ path }) => path)).toEqual([barrel.path]);
  });

  it("a row too many is found", () => {
    const found = checkTree({ tree, exceptions: [barrel], mostExceptions: 0 });
    expect(found.map(({ rule }) => rule)).toEqual(["exceptions"]);
  });
});
