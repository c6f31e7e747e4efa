import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { switchToEnglish } from "@tomoru/web/testing/switch-to-english.tsx";
import { afterEach, expect, test } from "vitest";
import { site } from "../site.ts";

startSite(site);

const saved = { json: { success: true, result: aCompanyProfile() } };
let server: Awaited<ReturnType<typeof switchToEnglish>> | undefined;

afterEach(async () => {
  server?.close();
  endSession("signOut");
  await switchLanguage("ja");
  localStorage.clear();
});

test("a language that a member switches is kept on the member, for the mails to them", async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = await switchToEnglish(saved);
  await expect.poll(() => server?.sent).toEqual([["/api/company/profile", { locale: "en" }]]);
  expect(localStorage.getItem("locale")).toBe("en");
});

test("a visitor's language stays on the device", async () => {
  server = await switchToEnglish(saved);
  await expect.poll(() => localStorage.getItem("locale")).toBe("en");
  expect(server.sent).toEqual([]);
});
