import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { PaymentCardRow } from "./payment-card-row.tsx";

test("a card says its brand, its last four once to who hears it, its holder and its expiry", async () => {
  const screen = render(
    <ul>
      <PaymentCardRow
        brand="Visa"
        last4="4242"
        spoken="末尾4242"
        holder="MAHO SAEKI"
        expiry="有効期限 2028年6月"
        tags={<span>既定</span>}
        actions={<button type="button">削除する</button>}
        message={<p role="alert">カードを削除できませんでした。</p>}
      />
    </ul>,
  );
  const row = screen.getByRole("listitem");
  await expect
    .element(row)
    .toHaveTextContent(
      "Visa•••• 4242末尾4242MAHO SAEKI有効期限 2028年6月既定削除するカードを削除できませんでした。",
    );
  await expect.element(row.getByText("•••• 4242")).toHaveAttribute("aria-hidden", "true");
  await expect.element(row.getByRole("alert")).toBeVisible();
});
