import { expect, test } from "vitest";
import { z } from "zod/mini";
import { defineEndpoint, pathOf } from "./endpoint.ts";
import { Failure, successOf } from "./envelope.ts";

const failure = { success: false, subStatusCode: 1023, message: "…", requestId: "r" };
const result = z.object({ count: z.number() });

test("a failure has its code, its words and its request", () => {
  expect(z.parse(Failure, failure)).toEqual(failure);
  for (const part of ["success", "subStatusCode", "message", "requestId"]) {
    expect(z.safeParse(Failure, { ...failure, [part]: undefined }).success, part).toBe(false);
  }
  expect(z.safeParse(Failure, { ...failure, success: true }).success).toBe(false);
  expect(z.safeParse(Failure, { ...failure, subStatusCode: 1 }).success).toBe(false);
});

test("a failing field is named with its code and its words", () => {
  const fault = { field: "email", subStatusCode: 3004, message: "…" };
  expect(z.parse(Failure, { ...failure, errors: [fault] }).errors).toEqual([fault]);
  for (const part of Object.keys(fault)) {
    const errors = [{ ...fault, [part]: undefined }];
    expect(z.safeParse(Failure, { ...failure, errors }).success, part).toBe(false);
  }
});

test("a success holds its result, beside the envelope's own fields where it is flat", () => {
  const nested = { success: true, result: { count: 1 } };
  const flat = { success: true, count: 1 };
  expect(z.parse(successOf({ result }), nested)).toEqual(nested);
  expect(z.safeParse(successOf({ result }), flat).success).toBe(false);
  expect(z.parse(successOf({ result, flat: true }), flat)).toEqual(flat);
  expect(z.safeParse(successOf({ result, flat: true }), nested).success).toBe(false);
});

test("a success without a result may say which one it is, and is no failure", () => {
  const said = { success: true, subStatusCode: 8001, message: "…" };
  expect(z.parse(successOf({}), said)).toEqual(said);
  expect(z.parse(successOf({}), { success: true })).toEqual({ success: true });
  expect(z.safeParse(successOf({}), { success: false }).success).toBe(false);
  expect(z.safeParse(successOf({}), { ...said, subStatusCode: 1 }).success).toBe(false);
});

test("a path takes its parameters escaped, and nothing for one that is not given", () => {
  const endpoint = defineEndpoint({
    name: "getThing",
    summary: "",
    method: "GET",
    path: "/things/{id}/parts/{part}",
    access: "anybody",
    tag: "System",
    codes: [],
  });
  expect(pathOf(endpoint, { id: "a/b", part: "ü" })).toBe("/things/a%2Fb/parts/%C3%BC");
  expect(pathOf(endpoint, { id: "a" })).toBe("/things/a/parts/");
});
