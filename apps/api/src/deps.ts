import type { ProductMail } from "./mails.ts";
import type { BillingProvider } from "./platform/billing/billing-provider.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { KeyRing } from "./platform/crypto/key-ring.ts";
import type { KeyedHash } from "./platform/crypto/keyed-hash.ts";
import type { PasswordHasher } from "./platform/crypto/password-hasher.ts";
import type { Db, Reads } from "./platform/db/database.ts";
import type { Jobs } from "./platform/jobs/job-queue.ts";
import type { Announcements } from "./platform/live/announcements.ts";
import type { LiveHub } from "./platform/live/live-hub.ts";
import type { Log } from "./platform/log.ts";
import type { Outbox } from "./platform/mail/outbox.ts";
import type { Random } from "./platform/random.ts";
import type { SocialPlatforms } from "./platform/social/social-platforms.ts";

/** All that the features stand on. Tests hand in their own clock, random and mail sink, and nothing else differs. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly random: Random;
  readonly hash: KeyedHash;
  readonly keys: KeyRing;
  readonly passwords: PasswordHasher;
  readonly outbox: Outbox<ProductMail>;
  readonly jobs: Pick<Jobs, "send" | "sendAll">;
  readonly live: LiveHub;
  readonly announcements: Announcements;
  readonly social: SocialPlatforms;
  /** Undefined: nothing can be paid for. */
  readonly billing: BillingProvider | undefined;
  readonly log: Log;
};
