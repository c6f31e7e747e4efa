import { expect, test } from "vitest";
import { errorForLog } from "./logger.ts";

test("an error is logged with its place and its cause, and without the row that it stumbled over", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(hanako@example.jp) already exists.",
    where: "COPY influencers, line 1: hanako@example.jp",
    parameters: ["hanako@example.jp"],
  });
  const logged = errorForLog(new TypeError("saving failed", { cause }));
  expect(logged).toMatchObject({
    type: "TypeError",
    message: "saving failed",
    stack: expect.stringContaining("logger.test.ts"),
    cause: { code: "23505", message: cause.message },
  });
  expect(JSON.stringify(logged)).not.toContain("hanako");
});

test("what is thrown and no error is named by its kind only", () => {
  expect(errorForLog("otp 123456")).toEqual({ type: "string" });
});
