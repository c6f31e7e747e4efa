import { pino } from "pino";
import { expect, test } from "vitest";
import { mintOwnerId } from "../owner.ts";
import { Refusal } from "../refusal.ts";
import { openEventStream } from "./event-stream.ts";
import { startLive } from "./live-hub.ts";

const account = {
  actor: "influencer" as const,
  ownerId: mintOwnerId<"influencer">("a creator"),
  accountId: "hers",
};
const caller = { ...account, sessionId: "a session" };
const log = pino({ level: "silent" });

/** A hub whose ear is the returned `hear`; nobody pings. */
async function startHub() {
  let hear: (payload: string) => void = () => undefined;
  let lose: () => void = () => undefined;
  const hub = await startLive(
    {
      async listen(hearing) {
        hear = hearing.hear;
        lose = hearing.lost;
        return { isUp: () => true, stop: async () => undefined };
      },
    },
    { pingMs: 1_000_000 },
  );
  return { hub, say: () => hear(caller.ownerId), lose: () => lose() };
}

const allowed = async () => undefined;

test("a reader who takes nothing is cut off instead of being kept for", async () => {
  const { hub, say } = await startHub();
  const big = "x".repeat(10_000);
  const stream = await openEventStream({ hub, caller, check: allowed, read: async () => big, log });
  expect(stream.destroyed).toBe(false);
  say();
  await expect.poll(() => stream.destroyed).toBe(true);
  await expect.poll(() => hub.openStreams()).toBe(0);
});

test("what is told during a reading is read once more, and never in the wrong order", async () => {
  const { hub, say } = await startHub();
  let count = 0;
  const read = async () => {
    const seen = count;
    if (seen < 3) {
      // Changes after it was read and before it is written.
      count += 1;
      say();
      say();
    }
    await new Promise(setImmediate);
    return `${seen};`;
  };
  const stream = await openEventStream({ hub, caller, check: allowed, read, log });
  let heard = "";
  stream.on("data", (part: Buffer) => {
    heard += part.toString();
  });
  await expect.poll(() => heard).toBe("0;1;2;3;");
});

test("a stream whose first reading fails leaves nobody behind", async () => {
  const { hub } = await startHub();
  const read = () => Promise.reject(new Refusal("unexpected"));
  await expect(openEventStream({ hub, caller, check: allowed, read, log })).rejects.toThrow("5000");
  expect(hub.openStreams()).toBe(0);
});

test("nothing is written once the caller may not hear it", async () => {
  const { hub, say } = await startHub();
  let isAllowed = true;
  const check = async () => {
    if (!isAllowed) throw new Refusal("userSuspended");
  };
  const stream = await openEventStream({ hub, caller, check, read: async () => "now;", log });
  isAllowed = false;
  say();
  const heard: string[] = [];
  for await (const part of stream) heard.push(String(part));
  expect(heard).toEqual(["now;"]);
  expect(hub.openStreams()).toBe(0);
});

test("when the ear is lost every stream ends, since it would miss what is said", async () => {
  const { hub, lose } = await startHub();
  const stream = await openEventStream({ hub, caller, check: allowed, read: async () => "now;", log });
  lose();
  const heard: string[] = [];
  for await (const part of stream) heard.push(String(part));
  expect(heard).toEqual(["now;"]);
});
