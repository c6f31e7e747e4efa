import { words } from "@tomoru/i18n/ja/company/words";
import { expect, test } from "vitest";
import { duesByName } from "./week.view.ts";

test("dues of one name and side are one, with their sum", () => {
  const { kinds } = words.home.week;
  const dues = [
    { side: "company", kind: "propose", count: 1 },
    { side: "company", kind: "answer", count: 2 },
    { side: "creator", kind: "answer", count: 1 },
    { side: "creator", kind: "pay", count: 1 },
  ] as const;
  expect(duesByName(dues, kinds)).toEqual([
    { side: "company", name: kinds.answer, count: 3 },
    { side: "creator", name: kinds.answer, count: 1 },
    { side: "creator", name: kinds.pay, count: 1 },
  ]);
});
