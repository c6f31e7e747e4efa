import { limits } from "@tomoru/contract/limits";
import { aDeal } from "@tomoru/contract/testing/deal.builder";
import { aMessage } from "@tomoru/contract/testing/message.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { refusal, success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { loadDealWords } from "../deal-words.ts";
import { DealPage } from "../frame/deal-page.tsx";
import { dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";

type Answer = { status?: number; json: unknown };
let server: ReturnType<typeof serveDeal>;
let messages: ReturnType<typeof aMessage>[];
let refused: Answer | undefined;
/** What the server says of an event, in the language that it is asked in. */
const systemLines: Readonly<Record<string, string>> = {
  ja: "企業：条件を送りました",
  en: "The company: Sent terms",
};

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
  messages = [
    aMessage({ warned: ["offPlatform"] }),
    aMessage({ messageId: "019ab4d2-0000-7000-8000-0000000000b1", from: "system" }),
  ];
  refused = undefined;
  server = serveDeal(({ method, path, body, locale }) => {
    if (path.includes("/message/read")) return undefined;
    if (path.endsWith("/file")) {
      const fileId = "019ab4d2-0000-7000-8000-0000000000a1";
      return success({ fileId, sha256: "a".repeat(64), width: 8, height: 8 }) as Answer;
    }
    if (path.includes("/message")) {
      if (method === "GET") {
        const docs = messages.map((message) =>
          message.from === "system" ? { ...message, text: systemLines[locale ?? ""] } : message,
        );
        return success({ docs, nextCursor: null }) as Answer;
      }
      if (refused) return refused;
      const { text } = body as { text: string };
      const warned = text.includes("LINE") ? (["offPlatform"] as const) : [];
      const message = aMessage({
        ...{ messageId: "019ab4d2-0000-7000-8000-0000000000f9", from: "creator", text },
        warned: [...warned],
      });
      messages = [message, ...messages];
      return success(message) as Answer;
    }
    return /\/deal\/[^/]+$/.test(path) ? (success(aDeal()) as Answer) : undefined;
  });
  await stageDeal({ side: "creator", page: <DealPage /> });
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

/** 1600 × 1200 of noise, which no JPEG makes small, with an orientation that turns it: as a phone writes them. */
async function aPhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
  const surface = canvas.getContext("2d") as CanvasRenderingContext2D;
  const noise = surface.createImageData(1600, 1200);
  for (let at = 0; at < noise.data.length; at += 65_536)
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  surface.putImageData(noise, 0, 0);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 1));
  const bytes = new Uint8Array(await (drawn as Blob).arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [...new TextEncoder().encode("Exif\0\0"), ...tiff];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new File([new Uint8Array(head), bytes.subarray(2)], "IMG_1.jpg", { type: "image/jpeg" });
}

const field = () => page.getByRole("textbox", { name: /へのメッセージ/ });

test("however long the thread grows, the page ends where its content ends", async () => {
  messages = Array.from({ length: 60 }, (_, nth) =>
    aMessage({
      messageId: `019ab4d2-0000-7000-8000-0000000001${10 + nth}`,
      from: nth % 2 ? "system" : "company",
    }),
  );
  await cleanup();
  await stageDeal({ side: "creator", page: <DealPage /> });
  await expect.poll(() => page.getByText(/お知らせ・/).elements().length).toBe(30);
  const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
  expect(document.documentElement.scrollHeight - (end + window.scrollY)).toBeLessThan(100);
});

test("above one's own message stands why the other side reads a warning", async () => {
  await field().fill("LINEでお話しできますか。");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText(/相手に注意が表示されます/)).toBeVisible();
});

test("a message that leads away from here is shown with a warning above it, and read by being seen", async () => {
  await expect.element(page.getByText(/商品は12月3日までに届くようにお送りします。/)).toBeVisible();
  await expect
    .element(page.getByText("Tomoruの外での連絡や支払いに誘われたら、ご注意ください。"))
    .toBeVisible();
  await vi.waitFor(() =>
    expect(server.sent).toContainEqual({
      method: "PUT",
      path: `/api/influencer/deal/${dealId}/message/read`,
      body: { upTo: messages[0]?.messageId },
    }),
  );
});

test("Ctrl and Enter send, Enter alone makes a line, and what was sent stands in the thread", async () => {
  await field().fill("ありがとうございます。");
  await userEvent.keyboard("{Enter}楽しみです。{Control>}{Enter}{/Control}");
  await expect.element(page.getByText(/楽しみです。/).first()).toBeVisible();
  await expect.element(field()).toHaveValue("");
  expect(messages[0]?.text).toBe("ありがとうございます。\n楽しみです。");
});

test("a message that is too long is neither cut nor sent, and says so at its field", async () => {
  const long = "あ".repeat(limits.dealMessageMaxLength + 1);
  await field().fill(long);
  await expect.element(page.getByText("2001/2000")).toBeVisible();
  await page.getByRole("button", { name: "送る" }).click();
  await expect.element(field()).toHaveValue(long);
  await expect.element(field()).toHaveAccessibleDescription(/2000文字以内で入力してください/);
  await expect.element(field()).toHaveFocus();
  expect(server.sent.filter(({ method }) => method === "POST")).toEqual([]);
  await field().fill("あ".repeat(limits.dealMessageMaxLength));
  await page.getByRole("button", { name: "送る" }).click();
  await expect.element(field()).toHaveValue("");
});

test("what could not be sent stays in the field, with the reason", async () => {
  refused = refusal(429, 1020) as Answer;
  await field().fill("こんにちは");
  await page.getByRole("button", { name: "送る" }).click();
  await expect
    .element(page.getByText("1時間に送れる数を超えました。時間をおいてお試しください。"))
    .toBeVisible();
  await expect.element(field()).toHaveValue("こんにちは");
});

test("an image is sent as its own bytes as soon as it is chosen", async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const input = page.getByLabelText("画像を付ける", { exact: true }).first();
  await userEvent.upload(input, new File([bytes], "post.jpg", { type: "image/jpeg" }));
  await vi.waitFor(() => expect(server.sent.some(({ path }) => path.endsWith("/file"))).toBe(true));
  const body = server.sent.find(({ path }) => path.endsWith("/file"))?.body;
  expect(body).toBeInstanceOf(Blob);
  expect(new Uint8Array(await (body as Blob).arrayBuffer())).toEqual(bytes);
});

test("a photo that is too large is sent smaller, upright, and without what its file tells beside it", async () => {
  const photo = await aPhoto();
  expect(photo.size).toBeGreaterThan(limits.imageBytes);
  await userEvent.upload(page.getByLabelText("画像を付ける", { exact: true }).first(), photo);
  await expect.poll(() => server.sent.some(({ path }) => path.endsWith("/file"))).toBe(true);
  const body = server.sent.find(({ path }) => path.endsWith("/file"))?.body as Blob;
  expect(body.size).toBeLessThanOrEqual(limits.imageBytes);
  expect(await body.text()).not.toContain("Exif");
  const { width, height } = await createImageBitmap(body);
  expect(width / height).toBeCloseTo(1200 / 1600);
});

test("an image that no browser reads says what to do, and an attached one comes back with the text", async () => {
  const input = page.getByLabelText("画像を付ける", { exact: true }).first();
  await userEvent.upload(input, new File(["heic"], "IMG_1.HEIC", { type: "image/heic" }));
  await expect.element(page.getByText(/互換性優先/)).toBeVisible();
  await userEvent.upload(input, new File([new Uint8Array([255, 216])], "post.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("button", { name: "1枚目の画像を外す" })).toBeInTheDocument();
  await field().fill("こちらです");
  await cleanup();
  await stageDeal({ side: "creator", page: <DealPage /> });
  await expect.element(field()).toHaveValue("こちらです");
  await expect.element(page.getByRole("button", { name: "1枚目の画像を外す" })).toBeInTheDocument();
});

test("what the system says is read again in the language that the page is switched to", async () => {
  const said = (locale: "ja" | "en") => page.getByText(new RegExp(systemLines[locale] ?? "nothing"));
  await expect.element(said("ja")).toBeVisible();
  await loadDealWords("en");
  await switchLanguage("en");
  await expect.element(said("en")).toBeVisible();
  await expect.element(said("ja")).not.toBeInTheDocument();
  await switchLanguage("ja");
  await expect.element(said("ja")).toBeVisible();
});
