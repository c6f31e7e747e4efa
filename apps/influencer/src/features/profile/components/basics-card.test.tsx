import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useAccountForm } from "../use-account-form.ts";
import { BasicsCard } from "./basics-card.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

function Basics() {
  return <BasicsCard form={useAccountForm(aProfile({ dob: "1998-04-12" }))} />;
}

test("a date of birth that makes one under age says at once what follows from it", async () => {
  const screen = await render(
    <MemoryRouter>
      <Basics />
    </MemoryRouter>,
  );
  const { birth } = words.account;
  expect(screen.getByText(birth.underAge).elements()).toEqual([]);
  const chosen = (age: number) =>
    screen.getByLabelText(birth.year, { exact: true }).selectOptions(String(new Date().getFullYear() - age));
  await chosen(15);
  await expect.element(screen.getByText(birth.underAge)).toBeVisible();
  // A day that no account of a platform can have is asked about before it is saved.
  await chosen(5);
  await expect.element(screen.getByText(birth.tooYoung)).toBeVisible();
  await expect.element(screen.getByText(birth.underAge)).not.toBeInTheDocument();
});
