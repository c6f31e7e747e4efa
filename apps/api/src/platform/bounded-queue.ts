import { Refusal } from "./refusal.ts";

export type QueueBounds = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds in the queue; work that has begun is never cut. */
  readonly waitMs: number;
};

/** Runs a work when there is room for it. 503 5000 with Retry-After when too many wait already, or it has waited too long. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Seconds after which to try again. */
const retryAfter = 2;

type Waiter = { start: () => void; timer: NodeJS.Timeout };

export function boundedQueue(bounds: QueueBounds): BoundedQueue {
  let running = 0;
  const queue: Waiter[] = [];

  function place(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= bounds.waiting) throw busy();
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

  return async (work) => {
    await place();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

function busy(): Refusal {
  return new Refusal(5000, { status: 503, retryAfter });
}
