import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { switchToEnglish } from "@tomoru/web/testing/switch-to-english.tsx";
import { afterEach, expect, test } from "vitest";
import { site } from "../site.ts";

startSite(site);

const saved = { json: { success: true, result: aProfile({ locale: "en" }) } };
let server: Awaited<ReturnType<typeof switchToEnglish>> | undefined;

afterEach(async () => {
  server?.close();
  endSession("signOut");
  await switchLanguage("ja");
  localStorage.clear();
});

test("a language that is switched by somebody signed in is kept on the profile and on this device", async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = await switchToEnglish(saved);
  await expect.poll(() => server?.sent).toEqual([["/api/influencer/profile", { locale: "en" }]]);
  expect(localStorage.getItem("locale")).toBe("en");
});

test("a language that is switched by somebody signed out is kept on this device alone", async () => {
  server = await switchToEnglish(saved);
  await expect.poll(() => localStorage.getItem("locale")).toBe("en");
  expect(server.sent).toEqual([]);
});
