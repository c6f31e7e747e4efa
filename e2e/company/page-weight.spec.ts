import { expect } from "@playwright/test";
import { server } from "../support/settings.ts";
import { test } from "../support/test.ts";
import { weigh } from "../support/weigh.ts";

// These pages load the app; `/company` itself does not, see open-pages.spec.ts.
for (const [path, most] of [
  ["/company/pricing", 225],
  ["/company/sign_in", 223],
] as const) {
  test(`a first visit of ${path} takes at most ${most} KB, from no other host`, async ({ context }) => {
    const { hosts, total } = await weigh(context, path);
    expect(hosts).toEqual([server.url]);
    expect(total).toBeLessThanOrEqual(most);
  });
}
