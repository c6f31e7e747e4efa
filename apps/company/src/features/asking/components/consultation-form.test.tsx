import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { aCompanyProfile, aFullCompany } from "@tomoru/contract/testing/company.builder";
import { aSentConsultation } from "@tomoru/contract/testing/consultation.builder";
import { words as english } from "@tomoru/i18n/en/company/words";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { site } from "../../../shared/site.ts";
import { ConsultationForm } from "./consultation-form.tsx";

startSite(site);

let server: ReturnType<typeof stubServer>;
let profile: CompanyProfile;
let last: unknown[];
beforeEach(async () => {
  profile = aCompanyProfile();
  last = [];
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = stubServer(({ path, body }) => {
    if (body !== null) return { status: 409, json: asked };
    return success(
      path.includes("/profile")
        ? profile
        : path.includes("/category")
          ? []
          : { docs: last, nextCursor: null },
    );
  });
  // A phone's bar has no room for it: there the question says it.
  await page.viewport(1440, 900);
  await startLanguage();
  await loadSignedInWords();
});
afterEach(async () => {
  await switchLanguage("ja");
  server.close();
  endSession("signOut");
  localStorage.clear();
});

const asked = {
  ...{ success: false, subStatusCode: 1023, message: "refused", requestId: "1" },
  errors: [{ field: "listId", subStatusCode: 1023, message: "" }],
};
const creatorId = "C".repeat(22);
const creators = [{ creatorId, handle: "sora", displayName: "新田 そら", price: null, unasked: null }];

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Target = Parameters<typeof ConsultationForm>[0]["target"];

function show(target: Target) {
  const element = (
    <ConsultationForm
      target={target}
      platform="instagram"
      addressees={{ listName: null, creators }}
      band={null}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

test.each([
  [{ creatorId, platform: "instagram" as const }, words.asking.finalOne],
  [{ listId: "L".repeat(22) }, words.asking.final],
])("before it is sent it is said what sending settles: %#", async (target, said) => {
  const screen = await show(target);
  await expect.element(screen.getByText(said)).toBeVisible();
});

test.each(["free", "standard"] as const)(
  "what %s has not for the terms is said while asking",
  async (planId) => {
    profile.subscription.planId = planId;
    const screen = await show({ listId: "L".repeat(22) });
    await expect.element(screen.getByText(words.asking.cost(planId === "free" ? 15 : 10))).toBeVisible();
    const lacking = screen.getByText(words.asking.planLacks(words.plans.names[planId]), { exact: false });
    await expect.poll(() => lacking.elements().length).toBe(planId === "free" ? 1 : 0);
  },
);

test("the kinds of posts of a consultation in the other language are ticked, in words of the page", async () => {
  last = [aSentConsultation({ postFormat: ["Story 2", "縦長の動画"] })];
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("button", { name: words.asking.copyLast }).click();
  await expect.element(screen.getByRole("checkbox", { name: "ストーリーズ" })).toBeChecked();
  await expect.element(screen.getByLabelText(words.asking.formatCount("ストーリーズ"))).toHaveValue("2");
  await expect.element(screen.getByText("ストーリーズ 2本", { exact: true })).toBeVisible();
});

test("what the platform does not have is not counted as filled in", async () => {
  last = [aSentConsultation({ postFormat: ["ショート 1本"] })];
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("button", { name: words.asking.copyLast }).click();
  await expect.element(screen.getByText(words.asking.copied)).toBeVisible();
  await expect.element(screen.getByText(words.asking.left(4), { exact: false })).toBeVisible();
});

test("what was ticked stays ticked in the other language, and is sent in it", async () => {
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("checkbox", { name: "リール" }).click();
  await switchLanguage("en");
  await expect.element(screen.getByRole("checkbox", { name: "Reel" })).toBeChecked();
  await expect.element(screen.getByText("Reel 1", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: english.asking.draft.close }).click();
  const kept = Object.values(localStorage).find((each) => String(each).includes("postFormat"));
  expect(JSON.parse(String(kept)).entered.postFormat).toEqual(["Reel 1"]);
});

test("what is wrong is listed as the page has it, each with its field's name", async () => {
  const { fields, next, copyLast, usage } = words.asking;
  last = [aSentConsultation()];
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("button", { name: copyLast }).click();
  await expect.element(screen.getByRole("checkbox", { name: "リール" })).toBeChecked();
  const wrong = { answerDays: "99", periodFrom: "2020-01-02", periodTo: "2020-01-01" } as const;
  for (const [field, entry] of Object.entries(wrong)) {
    await screen.getByLabelText(fields[field as keyof typeof wrong], { exact: false }).fill(entry);
  }
  await screen.getByRole("radio", { name: usage.ads }).click();
  await screen.getByRole("button", { name: next }).click();
  const said = () =>
    [...screen.container.querySelectorAll("section[tabindex] li a")].map((each) => each.textContent ?? "");
  await expect.poll(said).toHaveLength(4);
  const listed = [fields.periodFrom, fields.periodTo, fields.usageMonths, fields.answerDays];
  for (const [place, label] of listed.entries()) expect(said()[place]).toContain(label);
});

test("who is not verified reads before asking that no contract comes of it yet", async () => {
  const { unverified } = words.asking;
  const screen = await show({ listId: "L".repeat(22) });
  await expect.element(screen.getByText(unverified.title.consultation)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: unverified.open.missing }))
    .toHaveAttribute("href", paths.companyInfo);
});

test("the last question names what the plan and the company's check leave no contract for", async () => {
  const { copyLast, next, beyondPlan, fields, usage, unverified } = words.asking;
  profile.company = aFullCompany();
  profile.subscription.planId = "free";
  last = [aSentConsultation({ postFormat: ["リール 2本"] })];
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("button", { name: copyLast }).click();
  await expect.element(screen.getByRole("checkbox", { name: "リール" })).toBeChecked();
  const day = daysAhead(30);
  await screen.getByLabelText(fields.periodFrom, { exact: false }).fill(day);
  await screen.getByLabelText(fields.periodTo, { exact: false }).fill(day);
  await screen.getByRole("radio", { name: usage.none }).click();
  await screen.getByRole("button", { name: next }).click();
  const dialog = screen.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent(beyondPlan("Free"));
  await expect.element(dialog).not.toMatchTextContent(unverified.title.consultation);
});

test("the last question says what it may come to cost, and a refusal comes into view", async () => {
  const { copyLast, next, bands, fields, usage, confirm, costOf, refused } = words.asking;
  last = [aSentConsultation({ postFormat: ["リール 1本"] })];
  const screen = await show({ listId: "L".repeat(22) });
  await screen.getByRole("button", { name: copyLast }).click();
  await expect.element(screen.getByRole("checkbox", { name: "リール" })).toBeChecked();
  const day = daysAhead(30);
  await screen.getByLabelText(fields.periodFrom, { exact: false }).fill(day);
  await screen.getByLabelText(fields.periodTo, { exact: false }).fill(day);
  await screen.getByRole("radio", { name: usage.none }).click();
  await screen.getByRole("radio", { name: bands.fee }).click();
  await screen.getByLabelText(fields.feeYen, { exact: false }).fill("150,000");
  scrollTo(0, 0);
  await screen.getByRole("button", { name: next }).click();
  const dialog = screen.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent(confirm.free);
  await expect.element(dialog).toMatchTextContent(costOf("¥189,750", 1, null));
  await dialog.getByRole("button", { name: confirm.send }).click();
  await expect.element(screen.getByText(refused.listId)).toBeInViewport({ ratio: 1 });
});
