// Documents: one that a comment or another document names is in the repository.
import { posix } from "node:path";
import { commentsOf, mayHaveComments } from "./comments.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

const link = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g;
const elsewhere = /^([a-z]+:|\/)/;
const fence = /^```[\s\S]*?^```/gm;

/** A place of the tree in a document, such as `packages/i18n/src/{ja,en}/offers.ts`; not a pattern, nor what a build makes. */
const place = /`((?:apps|packages|e2e|scripts|lab|docs|\.ci)\/[^`\s<>*]+)`/g;
const built = /\/(dist|node_modules)/;

/** A file by its name alone, or by the end of its path. */
const fileName = /`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|mjs|sql))`/g;

/** A document by its name, or a decision by its number. */
const named = /[\w@./-]*\w\.md\b|\bdocs\/decisions\/\d{4}/g;

/** @param {Tree} tree @returns {Problem[]} */
export function checkDocuments(tree) {
  const paths = [...tree.keys()];
  return [...tree].flatMap(([path, text]) => {
    if (path.endsWith(".md")) {
      const document = { path, text: text.replaceAll(fence, ""), paths };
      return [...brokenLinks({ ...document, tree }), ...gonePlaces(document)];
    }
    return mayHaveComments(path) ? unknownNames({ path, text, paths }) : [];
  });
}

/** @typedef {{ path: string, text: string, paths: readonly string[] }} Named */

/** @param {Named & { tree: Tree }} document @returns {Problem[]} */
function brokenLinks({ path, text, tree, paths }) {
  return [...text.matchAll(link)]
    .map(([, markdown, html]) => markdown ?? html ?? "")
    .filter((target) => !elsewhere.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const at = file === "" ? path : posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, "");
      if (!isPlace(at, paths)) return true;
      return anchor !== undefined && at.endsWith(".md") && !anchorsOf(tree.get(at) ?? "").has(anchor);
    })
    .map((target) => problem(path, `links to ${target}, which is not there`));
}

/** Decisions describe their time, so they are not checked. @param {Named} named @returns {Problem[]} */
function gonePlaces({ path, text, paths }) {
  if (path.startsWith("docs/decisions/")) return [];
  const places = [...text.matchAll(place)]
    .flatMap(([, named = ""]) => spelledOut(named))
    .filter((named) => !built.test(named) && !isPlace(named, paths));
  const files = [...text.matchAll(fileName)]
    .map(([, named = ""]) => named)
    .filter((named) => !paths.some((one) => one === named || one.endsWith(`/${named}`)));
  return [...new Set([...places, ...files])].map((named) =>
    problem(path, `names ${named}, which is not there`),
  );
}

/** `{ja,en}` stands for both. @param {string} path @returns {string[]} */
function spelledOut(path) {
  const [all, choices] = /\{([^}]*)\}/.exec(path) ?? [];
  if (all === undefined || choices === undefined) return [path.replace(/\/$/, "")];
  return choices.split(",").flatMap((choice) => spelledOut(path.replace(all, choice)));
}

/** A file or a folder. @param {string} path @param {readonly string[]} paths */
function isPlace(path, paths) {
  return paths.some((one) => one === path || one.startsWith(`${path}/`));
}

/** The headings of a document as GitHub makes addresses of them. @param {string} text */
function anchorsOf(text) {
  const headings = text.replaceAll(fence, "").match(/^#{1,6} .+$/gm) ?? [];
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /, "")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .trim()
        .replaceAll(/\s/g, "-"),
    ),
  );
}

/** @param {Named} named @returns {Problem[]} */
function unknownNames({ path, text, paths }) {
  return commentsOf(path, text)
    .flatMap((comment) => comment.text.match(named) ?? [])
    .filter((name) => !isKnown(name.replace(/^[./]+/, ""), paths))
    .map((name) => problem(path, `names ${name}, which is not there: name a page of docs/, or say it here`));
}

/** By its whole path or the end of it; a decision also by its number. @param {string} name @param {readonly string[]} paths */
function isKnown(name, paths) {
  return paths.some((path) => path === name || path.endsWith(`/${name}`) || path.startsWith(`${name}-`));
}

/** @param {string} path @param {string} message @returns {Problem} */
function problem(path, message) {
  return { path, rule: "document", message };
}
