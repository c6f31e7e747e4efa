import { expect } from "@playwright/test";
import type { User } from "./user.ts";

/** The texts of links to pages below an address, once there are some. */
export async function linksBelow(user: User, path: string): Promise<string[]> {
  const read = () => user.evaluate<string[]>(addressesBelow(path, "textContent"));
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}

export function addressesBelow(path: string, what: "pathname" | "textContent"): string {
  return `[...document.querySelectorAll('main a[href^="${path}"]')].filter((link) => link.checkVisibility()).map((link) => link.${what})`;
}
