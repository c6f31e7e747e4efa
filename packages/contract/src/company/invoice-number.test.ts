import { expect, test } from "vitest";
import { hasCheckDigit, isInvoiceNumber, normaliseInvoiceNumber } from "./invoice-number.ts";

// 国税庁's own number and its example of how a check digit is computed.
test.each(["T7000012050002", "T8700110005901"])("%s has the check digit of a corporate number", (number) => {
  expect(hasCheckDigit(number)).toBe(true);
});

test.each(["T6000012050002", "T7000012050003", "T7000012050020", "7000012050002", "X7000012050002", ""])(
  "%j has none",
  (number) => {
    expect(hasCheckDigit(number)).toBe(false);
  },
);

test("of one digit changed, each is noticed", () => {
  const digits = [..."7000012050002"];
  for (const [place, digit] of digits.entries()) {
    const changed = digits.with(place, String((Number(digit) + 1) % 10)).join("");
    expect(hasCheckDigit(`T${changed}`), changed).toBe(false);
  }
});

test("full-width digits, a small t and hyphens are as good", () => {
  expect(normaliseInvoiceNumber("ｔ７０００-0120-50002")).toBe("T7000012050002");
});

test.each(["TT7000012050002", "T700001205000", "T70000120500022", "X7000012050002"])(
  "%s is no invoice number",
  (number) => {
    expect(isInvoiceNumber(number)).toBe(false);
  },
);
