import { OperatorHeaders } from "@tomoru/contract/operator/companies";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { demoOperators } from "./demo-operators.data.ts";

test("the operator's people of the demo are named as the console takes names", () => {
  for (const name of demoOperators) {
    expect(z.safeParse(OperatorHeaders, { "x-operator": name }).success, name).toBe(true);
  }
});
