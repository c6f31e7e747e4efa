import { CompanyInfo } from "@tomoru/contract/company/companies";
import { aCompany, aFullCompany } from "@tomoru/contract/testing/company.builder";
import { companies as words } from "@tomoru/i18n/ja/company/companies";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { changesSince, clashesOf, entriesOf, faultTextOf, savedKeyOf } from "./company-info.view.ts";

test("a company as it is kept can be saved again as it stands in the form", () => {
  expect(z.safeParse(CompanyInfo, entriesOf(aFullCompany())).success).toBe(true);
  expect(z.safeParse(CompanyInfo, entriesOf(aCompany())).success).toBe(true);
  expect(entriesOf(aFullCompany()).postalCode).toBe("150-0041");
});

test("a field with a shape of its own says which, unless it is too long", () => {
  expect(faultTextOf({ field: "phone", refusal: "dataInvalid" }, words.info)).toBe(words.info.faults.phone);
  expect(
    faultTextOf({ field: "website", refusal: "dataInvalid", rule: "tooLong", limit: 2048 }, words.info),
  ).toBeUndefined();
  expect(faultTextOf({ field: "name", refusal: "nameRequired" }, words.info)).toBeUndefined();
});

test("only what was changed in the form is sent, so that another tab's savings stay", () => {
  const began = aFullCompany({ building: null });
  const entries = (changed: object) => z.parse(CompanyInfo, { ...entriesOf(began), ...changed });
  expect(changesSince(began, entries({}))).toEqual({});
  expect(changesSince(began, entries({ phone: "03-9999-0000", website: "" }))).toEqual({
    phone: "03-9999-0000",
    website: "",
  });
});

test("what somebody else has saved in a changed field meanwhile is told, and nothing else is", () => {
  const began = aFullCompany({ phone: "03-1111-1111", building: null });
  const now = aFullCompany({ phone: "03-2222-2222", building: "3F", website: null });
  const clashes = (changes: CompanyInfo) => clashesOf(changes, { began, now });
  expect(clashes({ phone: "03-3333-3333" })).toEqual([{ field: "phone", value: "03-2222-2222" }]);
  expect(clashes({ phone: "03-2222-2222" })).toEqual([]);
  expect(clashes({ representative: "水野 遥" })).toEqual([]);
  expect(clashes({ building: "5F" })).toEqual([{ field: "building", value: "3F" }]);
});

test("after saving it is said when the check has begun", () => {
  const [verified, waiting, missing] = [
    aFullCompany(),
    aFullCompany({ verification: "unverified" }),
    aCompany(),
  ];
  expect(savedKeyOf(missing, waiting)).toBe("savedWaiting");
  expect(savedKeyOf(verified, waiting)).toBe("savedUnverified");
  expect(savedKeyOf(verified, verified)).toBe("saved");
  expect(savedKeyOf(missing, missing)).toBe("saved");
});
