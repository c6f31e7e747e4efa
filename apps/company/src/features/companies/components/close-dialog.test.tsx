import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { SWRConfig } from "swr";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EndingWork } from "./close-dialog.tsx";

startSite(site);

test("closing says what ends of what creators were asked", async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
  const server = stubServer(() => success({ docs: [], nextCursor: null, counts: { running: 3, done: 8 } }));
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EndingWork />
    </SWRConfig>,
  );
  await expect.element(screen.getByText(words.settings.close.work(3))).toBeVisible();
  server.close();
  endSession("signOut");
});
