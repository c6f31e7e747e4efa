import { hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "../bounded-queue.ts";

/** argon2id 19 MiB, t=2, p=1 (security.md). At most 2 at once, 64 waiting, 2 s each, then 503: hashing never starves other calls. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Without a stored hash it compares with a dummy one, so that an unknown e-mail takes as long as a wrong password. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const bounds = { atOnce: 2, waiting: 64, waitMs: 2000 };

export function passwordHasher(): PasswordHasher {
  const inTurn = boundedQueue(bounds);
  const dummy = hash("no such creator", cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      const against = stored ?? (await dummy);
      const equal = await inTurn(() => verify(against, password));
      return stored !== null && equal;
    },
  };
}
