import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { currentLocale, loadSignedInWords, startLanguage } from "../i18n/language.store.ts";
import { useLanguageSwitch } from "../page/use-language-switch.ts";
import { stubServer } from "./stub-server.ts";

function Switch() {
  const switchTo = useLanguageSwitch();
  return (
    <button type="button" onClick={() => switchTo("en")}>
      English
    </button>
  );
}

/** Presses "English", as the footer's switch does. Answers what was sent meanwhile, path and body of each. */
export async function switchToEnglish(answer: { json: unknown }) {
  const sent: unknown[] = [];
  const server = stubServer(({ path, body }) => {
    sent.push([path, body]);
    return answer;
  });
  await startLanguage();
  await loadSignedInWords();
  const screen = await render(<Switch />);
  await screen.getByRole("button").click();
  await expect.poll(currentLocale).toBe("en");
  return { sent, close: server.close };
}
