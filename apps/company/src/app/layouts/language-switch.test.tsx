import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { DisplayChoices } from "@tomoru/web/page/display-choices.tsx";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { switchToEnglish } from "@tomoru/web/testing/switch-to-english.tsx";
import { afterEach, describe, expect, test } from "vitest";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { site } from "../../shared/site.ts";
import { AccountMenu } from "./account-menu.tsx";

startSite(site);

// All places of this site that have the switch: `npm run check` finds another one. The sidebar's menu has the rows of the top bar's.
const places = [
  { name: "footer", place: <SiteFooter /> },
  { name: "settings", place: <DisplayChoices /> },
  { name: "account menu", place: <AccountMenu /> },
];
const answer = { json: { success: true, result: aCompanyProfile() } };
let server: Awaited<ReturnType<typeof switchToEnglish>> | undefined;

afterEach(async () => {
  server?.close();
  endSession("signOut");
  await switchLanguage("ja");
  localStorage.clear();
});

describe.each(places)("a language that is switched in the $name", ({ place }) => {
  test("by a member is kept on the member, for the mails to them", async () => {
    startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
    server = await switchToEnglish({ place, answer });
    await expect.poll(() => server?.sent).toEqual([["/api/company/profile", { locale: "en" }]]);
    expect(localStorage.getItem("locale")).toBe("en");
  });

  test("by a visitor stays on the device", async () => {
    server = await switchToEnglish({ place, answer });
    await expect.poll(() => localStorage.getItem("locale")).toBe("en");
    expect(server.sent).toEqual([]);
  });
});
