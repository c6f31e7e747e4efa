import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { emptyConsultation } from "../asking.view.ts";
import { OfferPreview } from "./offer-preview.tsx";

startSite(site);

let server: ReturnType<typeof stubServer>;
beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = stubServer(() => refusal(500, 5000));
  await startLanguage();
  await loadSignedInWords();
});
afterEach(() => {
  server.close();
  endSession("signOut");
});

test("what nobody asks for stands in the preview as creators will read it, not as something to decide", async () => {
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <OfferPreview
          kind="consultation"
          entered={emptyConsultation}
          platform="instagram"
          marked={undefined}
          until={null}
          note={null}
        />
      </MemoryRouter>
    </SWRConfig>,
  );
  const { rows } = words.offers;
  const shownAt = (term: string) =>
    [...screen.container.querySelectorAll("dt")].find((each) => each.textContent === term)?.nextElementSibling
      ?.textContent;
  await expect.poll(() => shownAt(rows.month)).toBe(words.common.notProvided);
  for (const term of [rows.productInfo, rows.situation, rows.productUrl, rows.tieUpexp]) {
    expect(shownAt(term)).toBe(words.common.notProvided);
  }
  for (const term of [rows.productName, rows.period, rows.description, rows.postFormat]) {
    expect(shownAt(term)).toBe(words.asking.preview.missing);
  }
});
