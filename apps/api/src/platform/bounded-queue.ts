import { Refusal } from "./refusal.ts";

export type QueueBounds = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds in the queue; work that has begun is never cut. */
  readonly waitMs: number;
};

export type BoundedQueue = {
  /** Runs a work when there is room for it. 503 5000 with Retry-After when too many wait already, or it has waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The same 503 while too many wait: for who has something to do before. */
  refuseWhenFull(): void;
};

/** Seconds after which to try again. */
const retryAfter = 2;

type Waiter = { start: () => void; timer: NodeJS.Timeout };

export function boundedQueue(bounds: QueueBounds): BoundedQueue {
  let running = 0;
  const queue: Waiter[] = [];

  function refuseWhenFull(): void {
    if (running >= bounds.atOnce && queue.length >= bounds.waiting) throw busy();
  }

  function place(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    refuseWhenFull();
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
    async run(work) {
      await place();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    refuseWhenFull,
  };
}

function busy(): Refusal {
  return new Refusal(5000, { status: 503, retryAfter });
}
