import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { currentLocale, loadSignedInWords, startLanguage } from "../i18n/language.store.ts";
import { stubServer } from "./stub-server.ts";

type Input = { place: ReactNode; answer: { json: unknown } };

/** Presses "English" in a place, whose menu opens first where it is one. Answers what was sent meanwhile, path and body of each. */
export async function switchToEnglish({ place, answer }: Input) {
  const sent: unknown[] = [];
  const server = stubServer(({ path, body }) => {
    sent.push([path, body]);
    return answer;
  });
  await startLanguage();
  await loadSignedInWords();
  await render(<MemoryRouter>{place}</MemoryRouter>);
  const english = page
    .getByRole("radio", { name: "English" })
    .or(page.getByRole("menuitem", { name: "English" }));
  const menu = page.getByRole("button");
  await expect.poll(() => english.elements().length + menu.elements().length).toBeGreaterThan(0);
  if (english.elements().length === 0) await menu.click();
  await english.click();
  await expect.poll(currentLocale).toBe("en");
  return { sent, close: server.close };
}
