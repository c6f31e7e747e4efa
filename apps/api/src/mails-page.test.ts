import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mails } from "./mails.ts";
import { mailRows } from "./testing/mails-page.ts";

const docs = join(import.meta.dirname, "../../../docs");
const kinds = Object.keys(mails);

test("docs/product/mails.md has a row of every mail, with its picture, and of nothing else", async () => {
  const page = await readFile(join(docs, "product/mails.md"), "utf8");
  // `npx -c 'node scripts/mail-pictures.mjs'` writes it.
  expect(page.match(/^\| `.*$/gm)).toEqual(mailRows());
});

test("there is a picture of every mail and of nothing else", async () => {
  const pictures = await readdir(join(docs, "images/mails"));
  expect(pictures.toSorted()).toEqual(kinds.map((kind) => `${kind}.png`).toSorted());
});
