import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Failed } from "./failed.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

test.each([
  ["nameMismatch", words.payments.detail.notes.nameMismatch],
  [null, words.home.failed.text],
] as const)("of a transfer that came back for %s it is said what to mend", async (cause, said) => {
  const screen = await render(
    <MemoryRouter>
      <Failed yen={88_000} cause={cause} answered={false} />
    </MemoryRouter>,
  );
  expect(screen.container.textContent).toContain(said);
});
