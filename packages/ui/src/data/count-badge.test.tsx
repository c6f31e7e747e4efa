import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountBadge } from "./count-badge.tsx";

test("nothing waiting shows no badge", () => {
  expect(renderToStaticMarkup(<CountBadge count={0} />)).toBe("");
});

test("the count is exact up to 99 and 99+ above", () => {
  expect(renderToStaticMarkup(<CountBadge count={99} />)).toContain(">99<");
  expect(renderToStaticMarkup(<CountBadge count={100} />)).toContain(">99+<");
});
