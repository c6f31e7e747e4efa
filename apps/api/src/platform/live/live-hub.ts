import { live as limits } from "@tomoru/contract/limits";
import type { OpenDatabase } from "../db/database.ts";
import type { Caller } from "../http/route.ts";
import { Refusal } from "../refusal.ts";
import { liveChannel } from "./announce.ts";

/** An open stream, as the hub sees it. */
export type Follower = {
  readonly caller: Caller;
  /** Something of this person's has changed. */
  tell(): void;
  /** Says when to come back, in milliseconds; without it the page chooses. */
  end(comeBackMs?: number): void;
};

/** The open streams of this copy of the server, and the ear that it keeps on the database for them. */
export type LiveHub = {
  /** Milliseconds between two pings. */
  readonly pingMs: number;
  /** Tells the follower until the returned function is called. 503 while nothing could be heard. */
  join(follower: Follower): () => void;
  openStreams(): number;
  /** Ends every stream and takes no other: the server is stopping. */
  drain(): void;
  isDrained(): boolean;
  stop(): Promise<void>;
};

/** Seconds after which a page that was refused may try again. */
const retryWhenDeaf = 10;

type LiveOptions = {
  /** For tests, which do not wait for half a minute. */
  readonly pingMs?: number;
  /**
   * Milliseconds after which everybody is told once more. For a database of several machines: what is announced on one
   * of them may be committed on another a moment later, and who looked in between has seen what was before.
   */
  readonly againMs?: number | undefined;
};

export async function startLive(
  database: Pick<OpenDatabase, "listen">,
  { pingMs = limits.pingMs, againMs }: LiveOptions = {},
): Promise<LiveHub> {
  const followers = new Map<string, Set<Follower>>();
  let isDrained = false;
  const all = () => [...followers.values()].flatMap((same) => [...same]);
  const endAll = () => {
    for (const follower of all()) follower.end();
  };

  const tell = (ownerId: string) => {
    for (const follower of followers.get(ownerId) ?? []) follower.tell();
  };

  const listener = await database.listen({
    channel: liveChannel,
    hear(ownerId) {
      tell(ownerId);
      if (againMs !== undefined) setTimeout(tell, againMs, ownerId).unref();
    },
    // What is said meanwhile would be missed; a new stream begins with what is so by then.
    lost: endAll,
  });

  const leave = (follower: Follower) => {
    const { ownerId } = follower.caller;
    const same = followers.get(ownerId);
    same?.delete(follower);
    if (same?.size === 0) followers.delete(ownerId);
  };

  return {
    pingMs,
    join(follower) {
      if (isDrained || !listener.isUp())
        throw new Refusal("unexpected", { status: 503, retryAfter: retryWhenDeaf });
      const same = followers.get(follower.caller.ownerId) ?? new Set();
      // A set keeps the order in which they came.
      const ofSession = [...same].filter(({ caller }) => caller.sessionId === follower.caller.sessionId);
      if (ofSession.length >= limits.streamsPerSession) ofSession[0]?.end(limits.makeRoomMs);
      followers.set(follower.caller.ownerId, same.add(follower));
      return () => leave(follower);
    },
    openStreams: () => all().length,
    drain() {
      isDrained = true;
      endAll();
    },
    isDrained: () => isDrained,
    stop: () => listener.stop(),
  };
}
