import { expect } from "@playwright/test";
import { server } from "./settings.ts";

async function productTime(): Promise<Date> {
  const response = await fetch(`${server.url}/dev/clock.json`);
  const { now } = (await response.json()) as { now: string };
  return new Date(now);
}

/** The day in Japan by the product's time. */
export async function productDay(): Promise<string> {
  return new Date((await productTime()).getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** Moves the product's time ahead by hours or to a moment in Japan (`YYYY-MM-DDTHH:MM`). The devices' clocks stay: pages go by the product's. */
export async function moveTime(to: { hours: number } | { to: string }): Promise<void> {
  const body = new URLSearchParams("hours" in to ? { hours: String(to.hours) } : { to: to.to });
  const moved = await fetch(`${server.url}/dev/clock`, { method: "POST", body, redirect: "manual" });
  expect(moved.status).toBe(303);
}
