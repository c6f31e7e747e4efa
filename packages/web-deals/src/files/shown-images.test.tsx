import { endSession } from "@tomoru/web/session/session.store.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { dealId, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { ShownImages } from "./shown-images.tsx";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const shown = { sha256: "a".repeat(64), width: 800, height: 1600, isErased: false };

beforeEach(async () => {
  await startDealWords();
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(bytes, { headers: { "Content-Type": "image/png" } }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  endSession("signOut");
});

test("an image leads to itself in its whole size, in a tab of its own; an erased one to nothing", async () => {
  const files = [
    { ...shown, fileId: "019ab4d2-0000-7000-8000-0000000000a1" },
    { ...shown, fileId: "019ab4d2-0000-7000-8000-0000000000a2", isErased: true },
  ];
  await stageDeal({ side: "company", page: <ShownImages dealId={dealId} files={files} /> });
  const link = page.getByRole("link", { name: "添付の画像 1" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  const image = link.element().querySelector("img");
  expect(link.element().getAttribute("href")).toBe(image?.getAttribute("src"));
  expect(page.getByRole("link").elements()).toHaveLength(1);
});
