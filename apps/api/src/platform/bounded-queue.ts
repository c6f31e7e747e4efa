import { Refusal } from "./refusal.ts";

export type QueueBounds = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds in the queue; work that has begun is never cut. */
  readonly waitMs: number;
  /** Places that one guest may take, at work and waiting, so that a crowd of one leaves places to the others. */
  readonly perGuest: number;
};

export type BoundedQueue = {
  /**
   * Runs a work when there is room for it. With Retry-After, `tooManyRequests` when its guest has all the places of one, 503 `unexpected` when
   * too many wait already or it has waited too long. A work without a guest is nobody's in particular.
   */
  run<T>(work: () => Promise<T>, guest?: string): Promise<T>;
  /** The same refusals, for who has something to do before. */
  refuseWhenFull(guest?: string): void;
};

/** Seconds after which to try again. */
const retryAfter = 2;

type Waiter = { start: () => void; timer: NodeJS.Timeout };

export function boundedQueue(bounds: QueueBounds): BoundedQueue {
  let running = 0;
  const queue: Waiter[] = [];
  const guests = new Map<string, number>();

  function refuseWhenFull(guest?: string): void {
    if (guest !== undefined && (guests.get(guest) ?? 0) >= bounds.perGuest) {
      throw new Refusal("tooManyRequests", { retryAfter });
    }
    if (running >= bounds.atOnce && queue.length >= bounds.waiting) throw busy();
  }

  /** Counts a guest in; the returned function counts it out. */
  function comes(guest?: string): () => void {
    if (guest === undefined) return () => undefined;
    guests.set(guest, (guests.get(guest) ?? 0) + 1);
    return () => {
      const left = (guests.get(guest) ?? 1) - 1;
      if (left > 0) guests.set(guest, left);
      else guests.delete(guest);
    };
  }

  function place(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1);
        reject(busy());
      }, bounds.waitMs);
      const waiter: Waiter = { start: resolve, timer };
      queue.push(waiter);
    });
  }

  function leave(): void {
    const next = queue.shift();
    if (!next) {
      running -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.start();
  }

  return {
    async run(work, guest) {
      refuseWhenFull(guest);
      const goes = comes(guest);
      try {
        await place();
        try {
          return await work();
        } finally {
          leave();
        }
      } finally {
        goes();
      }
    },
    refuseWhenFull,
  };
}

function busy(): Refusal {
  return new Refusal("unexpected", { status: 503, retryAfter });
}
