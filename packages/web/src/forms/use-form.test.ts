import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { describe, expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { placeFailure, recheck } from "./use-form.ts";

describe("typing in a marked field", () => {
  const values = { fullName: "山田 花子", email: "", password: "" };
  const faults = [
    { field: "fullName", code: 3007 },
    { field: "email", code: 3003 },
  ] as const;

  test("takes the mark away once the entry is right and leaves the others", () => {
    expect(recheck({ schema: SignUp, values, faults, field: "fullName" })).toEqual([
      { field: "email", code: 3003 },
    ]);
  });

  test("changes the mark when the entry is wrong in another way", () => {
    const next = { ...values, email: "hanako@" };
    expect(recheck({ schema: SignUp, values: next, faults, field: "email" })[1]).toEqual({
      field: "email",
      code: 3004,
    });
  });
});

describe("a refusal by the server", () => {
  const fields = ["email", "password"];

  test("lands at the fields it names, as far as the form has them", () => {
    const failure = new ApiFailure({
      code: 3004,
      status: 400,
      faults: [
        { field: "email", code: 3004 },
        { field: "dob", code: 1023 },
      ],
    });
    expect(placeFailure({ failure, fields, place: undefined })).toEqual([{ field: "email", code: 3004 }]);
  });

  test("lands where the form puts its code when it names none", () => {
    const failure = new ApiFailure({ code: 2001, status: 409 });
    const place = () => [{ field: "email", code: 2001 as const }];
    expect(placeFailure({ failure, fields, place })).toEqual([{ field: "email", code: 2001 }]);
  });

  test("stays with the form when there was no answer at all", () => {
    expect(placeFailure({ failure: new NetworkFailure(), fields, place: undefined })).toEqual([]);
  });
});
