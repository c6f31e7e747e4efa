import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../../shared/site.ts";
import { SearchFailure } from "./search-failure.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

const show = (retryAfterSeconds: number) =>
  render(
    <MemoryRouter>
      <SearchFailure
        failure={new ApiFailure({ refusal: "tooManyRequests", status: 429, retryAfterSeconds })}
        onRetry={() => undefined}
      />
    </MemoryRouter>,
  );

test("at the day's number of accounts the page says until when, and leads to the plans", async () => {
  const screen = await show(3600);
  await expect.element(screen.getByText(/日本時間の0時に戻ります/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "プランを変更する" })).toBeVisible();
});

test("too many searches in a minute can be tried again", async () => {
  const screen = await show(20);
  await expect.element(screen.getByText("続けて検索できる回数を超えました")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "再読み込み" })).toBeVisible();
});
