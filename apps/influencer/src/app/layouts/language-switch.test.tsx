import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { switchToEnglish } from "@tomoru/web/testing/switch-to-english.tsx";
import { afterEach, describe, expect, test } from "vitest";
import { DisplayCard } from "../../features/settings/components/display-card.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { site } from "../../shared/site.ts";
import { AccountMenu } from "./account-menu.tsx";

startSite(site);

// All places of this site that have the switch: `npm run check` finds another one.
const places = [
  { name: "footer", place: <SiteFooter /> },
  { name: "settings", place: <DisplayCard /> },
  { name: "account menu", place: <AccountMenu /> },
];
const answer = { json: { success: true, result: aProfile({ locale: "en" }) } };
let server: Awaited<ReturnType<typeof switchToEnglish>> | undefined;

afterEach(async () => {
  server?.close();
  endSession("signOut");
  await switchLanguage("ja");
  localStorage.clear();
});

describe.each(places)("a language that is switched in the $name", ({ place }) => {
  test("by somebody signed in is kept on the profile and on this device", async () => {
    startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
    server = await switchToEnglish({ place, answer });
    await expect.poll(() => server?.sent).toEqual([["/api/influencer/profile", { locale: "en" }]]);
    expect(localStorage.getItem("locale")).toBe("en");
  });

  test("by somebody signed out is kept on this device alone", async () => {
    server = await switchToEnglish({ place, answer });
    await expect.poll(() => localStorage.getItem("locale")).toBe("en");
    expect(server.sent).toEqual([]);
  });
});
