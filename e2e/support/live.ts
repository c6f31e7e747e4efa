import type { Page } from "@playwright/test";
import { codeOf } from "@tomoru/contract/codes";
import { openEvents } from "@tomoru/contract/influencer/live";

const address = `**/api${openEvents.path}`;

/** Blocks the event stream, so that the page polls: for tests that wait for an idle network. */
export async function muteEvents(page: Page): Promise<void> {
  const hour = 3_600_000;
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `retry: ${hour}\n\n` }),
  );
}

/** Refuses the stream as a server does that cannot listen to its database. */
export async function refuseEvents(page: Page): Promise<void> {
  const refusal = { success: false, subStatusCode: codeOf("unexpected"), message: "—", requestId: "—" };
  await page.route(address, (route) => route.fulfill({ status: 503, json: refusal }));
}
