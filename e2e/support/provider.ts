import { expect } from "@playwright/test";
import { server } from "./settings.ts";

/** What the provider's sandbox does with its next writes: `lost` does as it is told, and answers nothing. */
export async function setFault({ kind, count }: { kind: "lost"; count: number }): Promise<void> {
  const body = new URLSearchParams({ act: "fault", kind, count: String(count), isForWrites: "yes" });
  const set = await fetch(`${server.url}/dev/stripe/panel`, { method: "POST", body, redirect: "manual" });
  expect(set.status).toBe(303);
}
