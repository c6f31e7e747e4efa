import { aComingPayment } from "@tomoru/contract/testing/payment.builder";
import { formatter } from "@tomoru/i18n/format";
import { payments as words } from "@tomoru/i18n/ja/influencer/payments";
import { expect, test } from "vitest";
import { comingNotes } from "./coming.view.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

test("what the operator is to decide says until when, and once that day is over promises none", () => {
  const deciding = aComingPayment({
    ...{ reason: "held", turnKind: "decide", nextOn: "2026-12-04" },
    isExpected: true,
  });
  const on = (today: string) => comingNotes(deciding, { words, format, today });
  expect(on("2026-12-04")).toEqual(["運営が内容を確認中・12月4日（金）までに判断"]);
  expect(on("2026-12-05")).toEqual([words.coming.deciding]);
});

test("what is held otherwise says why", () => {
  const held = aComingPayment({ reason: "held", turnKind: null, nextOn: null, heldFor: "口座の確認" });
  expect(comingNotes(held, { words, format, today: "2026-12-04" })).toEqual(["口座の確認"]);
});
