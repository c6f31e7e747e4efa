import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { aPng } from "../../../platform/images/images.testing.ts";
import { startCopy, startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { type SeededDeal, seedDeal } from "../deals.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-12-01T03:00:00.000Z");
});
afterAll(() => app.close());

/** Half of the most, so that a slow database takes all of them in time. */
const image = aPng({ data: Buffer.alloc(limits.imageBytes / 2) });
/** What a connection takes in by itself, with its headers, before anybody reads its body. */
const unreadBytes = 256 * 1024;

async function listening() {
  const copy = await startCopy(app);
  onTestFinished(() => copy.close());
  const sockets: Socket[] = [];
  copy.server.on("connection", (socket: Socket) => sockets.push(socket));
  await copy.listen({ port: 0, host: "127.0.0.1" });
  return { port: (copy.server.address() as AddressInfo).port, sockets };
}

/** An image on its way, all but its last byte. */
function sending(port: number, { dealId, creator }: SeededDeal, token = creator.token) {
  const upload = request({
    ...{ port, host: "127.0.0.1", method: "POST", path: `/api/influencer/deal/${dealId}/file` },
    headers: {
      ...{ "content-type": "image/png", "content-length": image.length },
      ...{ authorization: `Bearer ${token}`, connection: "close" },
    },
  });
  // 0 where there is no answer: nobody may be waiting for it any more.
  const status = new Promise<number>((resolve) => {
    upload.on("error", () => resolve(0));
    upload.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  upload.write(image.subarray(0, -1));
  return { status, end: () => upload.end(image.subarray(-1)) };
}

const readOf = (sockets: readonly Socket[]) => {
  const whole = sockets.filter(({ bytesRead }) => bytesRead >= image.length - unreadBytes);
  const rest = sockets.filter((socket) => !whole.includes(socket));
  return { whole: whole.length, rest: Math.max(0, ...rest.map(({ bytesRead }) => bytesRead)) };
};

test("of many images at once the server has a few in memory, of one person fewer, and takes all of them in the end", async () => {
  const { port, sockets } = await listening();
  const people = await Promise.all(Array.from({ length: 5 }, () => seedDeal(app)));
  const uploads = people.flatMap((person) => Array.from({ length: 6 }, () => sending(port, person)));
  await expect
    .poll(() => [readOf(sockets).whole, sockets.length], { timeout: 20_000 })
    .toEqual([limits.uploadsAtOnce, uploads.length]);
  expect(readOf(sockets).rest).toBeLessThan(unreadBytes);
  const bytes = sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  expect(bytes).toBeLessThan(limits.uploadsAtOnce * image.length + uploads.length * unreadBytes);
  for (const { end } of uploads) end();
  const statuses = await Promise.all(uploads.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("one person's images hold up nobody else's", async () => {
  const { port, sockets } = await listening();
  const [many, one] = [await seedDeal(app), await seedDeal(app)];
  const uploads = Array.from({ length: 12 }, () => sending(port, many));
  await expect.poll(() => readOf(sockets).whole, { timeout: 20_000 }).toBe(limits.uploadsAtOnceOfOne);
  const other = sending(port, one);
  other.end();
  expect(await other.status).toBe(200);
  expect(readOf(sockets).whole).toBe(limits.uploadsAtOnceOfOne + 1);
  for (const { end } of uploads) end();
  expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([200]));
});

test("whoever may send no image is refused before its bytes are read", async () => {
  const { port, sockets } = await listening();
  const deal = await seedDeal(app);
  const { status } = sending(port, deal, "no-token");
  expect(await status).toBe(401);
  expect(readOf(sockets)).toMatchObject({ whole: 0 });
});
