import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type ZenginRow, zenginFiles, zenginLimits, zenginRecords } from "./zengin-file.rules.ts";
import { readZengin } from "./zengin-reading.rules.ts";

const sender = {
  code: "1234567890",
  kana: "ｶ)ﾄﾓﾙ",
  bankCode: "0001",
  bankKana: "ﾐｽﾞﾎ",
  branchCode: "100",
  branchKana: "ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ",
  accountType: 1,
  accountNumber: "7654321",
} as const;
const rows: ZenginRow[] = [
  {
    bankCode: "9900",
    branchCode: "738",
    accountType: 1,
    accountNumber: "1992765",
    kana: "ｻｸﾗ ﾖ-ﾋﾝ",
    yen: 89_790,
    run: 1,
    line: 1,
  },
  {
    bankCode: "0001",
    branchCode: "100",
    accountType: 2,
    accountNumber: "12345",
    kana: "ｶ)ｼﾖｳﾜ",
    yen: 204_200,
    run: 1,
    line: 2,
  },
];
const fileOf = (written: Iterable<ZenginRow>) =>
  Buffer.concat([...zenginRecords({ sender, payOn: "2026-05-29", rows: written })]);

test("a file is these bytes and no others", () => {
  const file = fileOf(rows);
  expect(file).toHaveLength(610);
  expect(createHash("sha256").update(file).digest("hex")).toBe(
    "51b03c610a1f3f0e5acd260a98e028b8b5b203d62d4c95550ac8f993aa5515fa",
  );
});

test("a bank reads the rows back as they were", () => {
  expect(readZengin(fileOf(rows))).toEqual({
    sender: { code: "1234567890", kana: "ｶ)ﾄﾓﾙ" },
    payOn: "0529",
    rows: rows.map((row) => ({ ...row, accountNumber: row.accountNumber.padStart(7, "0") })),
  });
});

test("a bank refuses a file whose sum was changed", () => {
  const file = fileOf(rows);
  file.write("9", 122 + 89);
  expect(() => readZengin(file)).toThrow("trailer");
});

const changed = (change: Partial<ZenginRow>) => () => fileOf(rows.map((row) => ({ ...row, ...change })));

test("what does not fit its field is refused, never cut", () => {
  expect(changed({ kana: "ｱ".repeat(31) })).toThrow("30 bytes");
  expect(changed({ kana: "東京" })).toThrow("JIS X 0201");
  expect(changed({ kana: "A\r\n" })).toThrow("JIS X 0201");
  expect(changed({ yen: zenginLimits.rowYen + 1 })).toThrow("10 digits");
  expect(changed({ yen: -1 })).toThrow("10 digits");
  expect(changed({ yen: 1.5 })).toThrow("10 digits");
  expect(changed({ accountNumber: "12345678" })).toThrow("7 digits");
});

test("a field is filled to its last byte, with the first and the last kana too", () => {
  const kana = `｡${"ｱ".repeat(28)}ﾟ`;
  expect(readZengin(changed({ kana })()).rows.map((row) => row.kana)).toEqual([kana, kana]);
  expect(changed({ kana: "\uffa0" })).toThrow("JIS X 0201");
});

test("a file holds 9,999 rows and no more", () => {
  const [row] = rows;
  const many = (count: number) => () => fileOf(Array.from({ length: count }, () => row as ZenginRow));
  expect(readZengin(many(9999)()).rows).toHaveLength(9999);
  expect(many(10_000)).toThrow("10000 rows do not fit");
});

test("a file ends at its number of rows, and before its sum would not fit", () => {
  const sizes = (files: Iterable<unknown[]>) => [...files].map((file) => file.length);
  const many = Array.from({ length: 20_000 }, () => ({ yen: 1 }));
  expect(sizes(zenginFiles(many))).toEqual([9999, 9999, 2]);
  expect(sizes(zenginFiles(many, 15_000))).toEqual([15_000, 5000]);
  const dear = Array.from({ length: 250 }, () => ({ yen: zenginLimits.rowYen }));
  expect(sizes(zenginFiles(dear))).toEqual([100, 100, 50]);
  const full = [...dear.slice(0, 100), { yen: 99 }];
  expect(sizes(zenginFiles(full))).toEqual([101]);
  expect(sizes(zenginFiles([...full, { yen: 1 }]))).toEqual([101, 1]);
  expect(sizes(zenginFiles([]))).toEqual([]);
});
