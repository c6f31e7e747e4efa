import { aProfile } from "@tomoru/contract/testing/profile.builder";
import {
  currentLocale,
  loadSignedInWords,
  startLanguage,
  switchLanguage,
} from "@tomoru/web/i18n/language.store.ts";
import { useLanguageSwitch } from "@tomoru/web/page/use-language-switch.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../site.ts";

startSite(site);

const sent: unknown[] = [];
let server: ReturnType<typeof stubServer> | undefined;

afterEach(async () => {
  server?.close();
  endSession("signOut");
  sent.length = 0;
  await switchLanguage("ja");
  localStorage.clear();
});

function Switch() {
  const switchTo = useLanguageSwitch();
  return (
    <button type="button" onClick={() => switchTo("en")}>
      English
    </button>
  );
}

async function switchToEnglish(): Promise<void> {
  await startLanguage();
  await loadSignedInWords();
  server = stubServer(({ path, body }) => {
    sent.push([path, body]);
    return success(aProfile({ locale: "en" }));
  });
  const screen = await render(<Switch />);
  await screen.getByRole("button").click();
  await expect.poll(currentLocale).toBe("en");
}

test("a language that is switched by somebody signed in is kept on the profile and on this device", async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await switchToEnglish();
  await expect.poll(() => sent).toEqual([["/api/influencer/profile", { locale: "en" }]]);
  expect(localStorage.getItem("locale")).toBe("en");
});

test("a language that is switched by somebody signed out is kept on this device alone", async () => {
  await switchToEnglish();
  await expect.poll(() => localStorage.getItem("locale")).toBe("en");
  expect(sent).toEqual([]);
});
