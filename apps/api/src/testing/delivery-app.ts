import { expect } from "vitest";
import { deliveryActs } from "../features/deals/delivery/delivery-acts.testing.ts";
import { soon } from "../features/social/linking.testing.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./stand-in-platforms.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export type DeliveryApp = {
  readonly app: TestApp;
  readonly platforms: StandInPlatforms;
  readonly acts: ReturnType<typeof deliveryActs>;
  /** Resets the server and its clock, which stands at a day before the agreed posting. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

/** The server with the platforms' stand-ins, which publish by its clock. */
export async function startDeliveryApp(): Promise<DeliveryApp> {
  let started: TestApp | undefined;
  const platforms = await startStandInPlatforms({ now: () => started?.clock.now() ?? new Date(0) });
  const app = await startTestApp({ social: platforms.social });
  started = app;
  return {
    app,
    platforms,
    acts: deliveryActs({ app, platforms }, (read, result) => expect.poll(read, soon).toEqual(result)),
    async empty() {
      platforms.mendAll();
      await app.empty();
      app.clock.set("2026-11-15T03:00:00.000Z");
    },
    async close() {
      await app.close();
      await platforms.close();
    },
  };
}
