import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { sweepExpired } from "./features/auth/auth.maintenance.ts";
import { seedDemo } from "./features/demo/demo.usecases.ts";
import { closeDueAccounts } from "./features/membership/closing.usecases.ts";
import { startSocial } from "./features/social/social.maintenance.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, ConfigError, parseConfig } from "./platform/config.ts";
import { keyRing } from "./platform/crypto/key-ring.ts";
import { keyedHash } from "./platform/crypto/keyed-hash.ts";
import { passwordHasher } from "./platform/crypto/password-hasher.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { generatedSecrets } from "./platform/generated-secrets.ts";
import { startJobs } from "./platform/jobs/job-queue.ts";
import { startLive } from "./platform/live/live-hub.ts";
import { createLogger } from "./platform/logger.ts";
import { devMailbox } from "./platform/mail/dev-mailbox.ts";
import { startMail } from "./platform/mail/mail-delivery.ts";
import { smtpTransport } from "./platform/mail/smtp-transport.ts";
import { systemRandom } from "./platform/random.ts";
import { socialPlatforms } from "./platform/social/social-platforms.ts";

/** Milliseconds: requests under way get 25 s to finish, then the process leaves within 30 s (security.md, Shutdown). */
const shutdownMs = 28_000;

const siteFolder = join(import.meta.dirname, "../../influencer/dist");
const galleryFolder = join(import.meta.dirname, "../../influencer/gallery/dist");

async function main(role: "server" | "worker"): Promise<void> {
  const config = parseConfig(process.env, generatedSecrets);
  const log = createLogger(config);
  const database = await openDatabase({ ...config, log });
  await migrate(database.db);

  const jobs = await startJobs({ database, log, work: true });
  const foundation = { config, log, db: database.db, clock: systemClock, random: systemRandom };
  const keys = keyRing(config.encryptionKeys);
  const transport = config.smtpUrl ? smtpTransport(config) : devMailbox(foundation);
  const deps: Deps = {
    ...foundation,
    keys,
    hash: keyedHash(config.appSecret),
    passwords: passwordHasher(),
    outbox: await startMail({ ...foundation, keys, jobs, transport, work: true }),
    jobs,
    live: await startLive(database),
    social: socialPlatforms(config),
  };
  await startSocial(deps, { jobs, work: true });
  await jobs.every("sweep-expired", "17 * * * *", () => sweepExpired(deps));
  await jobs.every("close-accounts", "*/10 * * * *", () => closeDueAccounts(deps));

  const stops = [() => jobs.stop(), () => transport.close(), () => deps.live.stop(), () => database.close()];
  if (role === "server") stops.unshift(await serve(deps, log));
  stopOnSignals(stops, log);
}

async function serve(deps: Deps, log: ReturnType<typeof createLogger>): Promise<() => Promise<void>> {
  const { config } = deps;
  const demo = await seedDemo(deps);
  const app = await buildApp({
    deps,
    log,
    siteFolder: whereBuilt(siteFolder),
    galleryFolder: whereBuilt(galleryFolder),
  });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(welcome(config, demo));
  return () => app.close();
}

function whereBuilt(folder: string): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

function welcome(config: Config, demo: { email: string; password: string } | null): string {
  const lines = [`Tomoru is ready: ${config.appUrl}`];
  if (demo) lines.push(`  sign in as      ${demo.email}  ${demo.password}`);
  if (!config.smtpUrl) lines.push(`  mails are at    ${config.appUrl}/dev/mail`);
  if (!config.production) {
    lines.push(`  API document    ${config.appUrl}/api/docs`, `  components      ${config.appUrl}/dev/ui`);
  }
  return `\n${lines.join("\n")}\n\n`;
}

/** The first signal stops in order and leaves with 0; a second one, or running out of time, leaves at once. */
function stopOnSignals(stops: readonly (() => Promise<void>)[], log: ReturnType<typeof createLogger>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), shutdownMs).unref();
      try {
        for (const stop of stops) await stop();
        process.exit(0);
      } catch (error) {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      }
    });
  }
}

try {
  await main(process.argv[2] === "worker" ? "worker" : "server");
} catch (error) {
  // A wrong variable is one line for the person who set it; anything else is a bug and shows where.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
