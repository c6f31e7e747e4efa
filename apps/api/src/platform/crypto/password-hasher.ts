import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../refusal.ts";

/** argon2id 19 MiB, t=2, p=1 (security.md). At most 2 at once, 64 waiting, 2 s each, then 503: hashing never starves other calls. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Without a stored hash it compares with a dummy one, so that an unknown e-mail takes as long as a wrong password. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limits = { atOnce: 2, waiting: 64, waitMs: 2000 };

type Waiter = { start: () => void; timer: NodeJS.Timeout };

export function passwordHasher(): PasswordHasher {
  let running = 0;
  const queue: Waiter[] = [];
  const dummy = hash("no such creator", cost);

  function place(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limits.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1);
        reject(busy());
      }, limits.waitMs);
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

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await place();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      const against = stored ?? (await dummy);
      const equal = await inTurn(() => verify(against, password));
      return stored !== null && equal;
    },
  };
}

function busy(): Refusal {
  return new Refusal(5000, { status: 503, retryAfter: 2 });
}
