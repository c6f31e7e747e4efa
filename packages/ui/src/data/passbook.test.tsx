import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Passbook, passbookEntries } from "./passbook.tsx";

const texts = Object.fromEntries(passbookEntries.map((entry) => [entry, entry])) as Record<
  (typeof passbookEntries)[number],
  string
>;
const legend = Object.fromEntries(
  passbookEntries.map((entry) => [entry, { name: entry, where: `${entry} stands here` }]),
) as Parameters<typeof Passbook>[0]["legend"];

test("the entry that is being made is marked in the drawing and in its row, and no other", async () => {
  const screen = render(
    <Passbook
      title="通帳"
      sample={texts}
      branchCode="店番"
      number="口座番号"
      legend={legend}
      note="…"
      active="accountNumber"
    />,
  );
  await expect.element(screen.getByRole("figure")).toBeVisible();
  const marked = [...document.querySelectorAll("[data-active]")].map(({ textContent }) => textContent);
  expect(marked).toEqual(["accountNumber4", "4accountNumberaccountNumber stands here"]);
});
