import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { describe, expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { inOrder, placeFailure, recheck } from "./form-faults.ts";

describe("typing in a marked field", () => {
  const values = { fullName: "山田 花子", email: "", password: "" };
  const faults = [
    { field: "fullName", refusal: "nameRequired" },
    { field: "email", refusal: "emailRequired" },
  ] as const;

  test("takes the mark away once the entry is right and leaves the others", () => {
    expect(recheck({ schema: SignUp, values, faults, field: "fullName" })).toEqual([
      { field: "email", refusal: "emailRequired" },
    ]);
  });

  test("changes the mark when the entry is wrong in another way", () => {
    const next = { ...values, email: "hanako@" };
    expect(recheck({ schema: SignUp, values: next, faults, field: "email" })[1]).toEqual({
      field: "email",
      refusal: "emailInvalid",
    });
  });
});

test("faults stand in the order of the page, and those that it does not name behind them", () => {
  const faults = ["days", "other", "from"].map((field) => ({ field, refusal: "dataInvalid" as const }));
  const fieldsIn = (order?: string[]) => inOrder(faults, order).map(({ field }) => field);
  expect(fieldsIn(["from", "days"])).toEqual(["from", "days", "other"]);
  expect(fieldsIn()).toEqual(["days", "other", "from"]);
});

describe("a refusal by the server", () => {
  const fields = ["email", "password"];

  test("lands at the fields it names, as far as the form has them", () => {
    const failure = new ApiFailure({
      refusal: "emailInvalid",
      status: 400,
      faults: [
        { field: "email", refusal: "emailInvalid" },
        { field: "dob", refusal: "dataInvalid" },
      ],
    });
    expect(placeFailure({ failure, fields, place: undefined })).toEqual([
      { field: "email", refusal: "emailInvalid" },
    ]);
  });

  test("lands where the form puts its code when it names none", () => {
    const failure = new ApiFailure({ refusal: "emailInUse", status: 409 });
    const place = () => [{ field: "email", refusal: "emailInUse" as const }];
    expect(placeFailure({ failure, fields, place })).toEqual([{ field: "email", refusal: "emailInUse" }]);
  });

  test("stays with the form when there was no answer at all", () => {
    expect(placeFailure({ failure: new NetworkFailure(), fields, place: undefined })).toEqual([]);
  });
});
