import type { Page } from "@playwright/test";
import { openEvents } from "@tomoru/contract/live";

const address = `**/api${openEvents.path}`;

/** Keeps a page from hearing what changes; it then asks by the clock. For tests that wait until nothing is under way. */
export async function muteEvents(page: Page): Promise<void> {
  const hour = 3_600_000;
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `retry: ${hour}\n\n` }),
  );
}

/** The stream answers as a copy of the server does that cannot listen. */
export async function refuseEvents(page: Page): Promise<void> {
  const refusal = { success: false, subStatusCode: 5000, message: "—", requestId: "—" };
  await page.route(address, (route) => route.fulfill({ status: 503, json: refusal }));
}
