import { expect, test } from "vitest";
import { z } from "zod/mini";
import { aCompanyHome } from "../testing/work.builder.ts";
import { CompanyHome } from "./home.ts";

test("the home of a server that does not tell how many labels were read is taken all the same", () => {
  const lastMonth = { month: "2026-10", posts: 4, medianViews: 31_200, yenPerView: 8.5, labelled: 4 };
  const { data } = z.safeParse(CompanyHome, aCompanyHome({ lastMonth }));
  expect(data?.lastMonth).toEqual(lastMonth);
});
