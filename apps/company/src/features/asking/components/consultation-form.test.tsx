import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { ConsultationForm } from "./consultation-form.tsx";

startSite(site);

let server: ReturnType<typeof stubServer>;
let profile: CompanyProfile;
beforeEach(async () => {
  profile = aCompanyProfile();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = stubServer(({ path }) =>
    success(path.includes("/profile") ? profile : path.includes("/category") ? [] : { docs: [] }),
  );
  // A phone's bar has no room for it: there the question says it.
  await page.viewport(1440, 900);
  await startLanguage();
  await loadSignedInWords();
});
afterEach(() => {
  server.close();
  endSession("signOut");
});

const creatorId = "C".repeat(22);
const creators = [{ creatorId, handle: "sora", displayName: "新田 そら", price: null, unasked: null }];

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
