import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleMails } from "./mail-samples.testing.ts";

const docs = join(import.meta.dirname, "../../../../../docs");
const kinds = sampleMails("ja").map(({ kind }) => kind);

test.each(kinds)("%s stands in docs/product/mails.md, once and with its picture", async (kind) => {
  const page = await readFile(join(docs, "product/mails.md"), "utf8");
  expect(page.split(`| \`${kind}\`<br><img src="../images/mails/${kind}.png"`)).toHaveLength(2);
});

test("there is a picture of every mail and of nothing else", async () => {
  const pictures = await readdir(join(docs, "images/mails"));
  expect(pictures.toSorted()).toEqual(kinds.map((kind) => `${kind}.png`).toSorted());
});
