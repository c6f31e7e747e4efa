import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isBuilt, openSite } from "@tomoru/rendering/server/built-site.ts";
import { sweepExpired } from "./accounts/accounts.maintenance.ts";
import { buildApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { isClockMovable, type MovedClock, movedClock } from "./dev/moved-clock.ts";
import { sandboxGrantOf } from "./dev/sandbox-grants.ts";
import { startBilling, sweepStripeEvents } from "./features/billing/billing.maintenance.ts";
import { startCampaigns } from "./features/campaigns/campaigns.maintenance.ts";
import { sweepCompanies } from "./features/companies/companies.maintenance.ts";
import { copyDecisions } from "./features/consultations/answers.usecases.ts";
import { startConsultations } from "./features/consultations/consultations.maintenance.ts";
import { startDeals } from "./features/deals/deals.maintenance.ts";
import { startDeliveries } from "./features/deals/deliveries.maintenance.ts";
import { seedDemo } from "./features/demo/demo.usecases.ts";
import { payForDemo } from "./features/demo/demo-card.usecases.ts";
import { seedDemoCompany } from "./features/demo/demo-company.usecases.ts";
import { seedDemoCreators } from "./features/demo/demo-creators.usecases.ts";
import { seedDemoDeals } from "./features/demo/demo-deals.usecases.ts";
import { seedDemoLists } from "./features/demo/demo-lists.usecases.ts";
import { seedDemoMarket } from "./features/demo/demo-market.usecases.ts";
import { startDiscovery } from "./features/discovery/discovery.maintenance.ts";
import { startFunding } from "./features/funding/funding.maintenance.ts";
import { closeDueAccounts } from "./features/membership/closing.usecases.ts";
import { sweepOpenInquiries } from "./features/membership/membership.maintenance.ts";
import { sweepRequests } from "./features/operator/operator.maintenance.ts";
import { startPayouts } from "./features/payouts/payouts.maintenance.ts";
import { startSocial } from "./features/social/social.maintenance.ts";
import { mails } from "./mails.ts";
import { asksDatabaseAlone, runCommand, runDatabaseCommand } from "./maintenance/commands.ts";
import { refuseHalfDistributed } from "./maintenance/distributing.ts";
import { isDistributor } from "./maintenance/distribution.repository.ts";
import { refuseHalfRestored } from "./maintenance/restoring.ts";
import { billingProvider } from "./platform/billing/billing-provider.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, parseConfig } from "./platform/config.ts";
import { keyRing } from "./platform/crypto/key-ring.ts";
import { refuseWrongKeys } from "./platform/crypto/key-rotation.ts";
import { keyedHash } from "./platform/crypto/keyed-hash.ts";
import { passwordHasher } from "./platform/crypto/password-hasher.ts";
import { databaseClock } from "./platform/db/database-clock.ts";
import { parseDatabaseConfig } from "./platform/db/database-config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { generatedSecrets } from "./platform/generated-secrets.ts";
import { startJobs } from "./platform/jobs/job-queue.ts";
import { startAnnouncements } from "./platform/live/announcements.ts";
import { startLive } from "./platform/live/live-hub.ts";
import { createLogger } from "./platform/logger.ts";
import { devMailbox } from "./platform/mail/dev-mailbox.ts";
import { startMail } from "./platform/mail/mail-delivery.ts";
import { sweepOldMails } from "./platform/mail/mail-upkeep.ts";
import { smtpTransport } from "./platform/mail/smtp-transport.ts";
import { systemRandom } from "./platform/random.ts";
import { socialPlatforms } from "./platform/social/social-platforms.ts";
import { startLine } from "./platform/start-line.ts";
import { sealedColumns } from "./sealed-columns.ts";

/** Milliseconds: requests under way get 25 s to finish, then the process leaves within 30 s. */
const shutdownMs = 28_000;

/**
 * Milliseconds between "not ready" and the end of new connections in production: a proxy that asks /readyz more often than
 * that sends nothing to a door that has just been shut.
 */
const drainMs = 5000;

/**
 * Milliseconds: npm and the starter pass on the Ctrl+C that the terminal has given to this process already. What comes that
 * soon after the first is the same wish, not an impatient one.
 */
const echoMs = 1000;

/** Milliseconds: far more than the second half of a commit takes on another machine that is there. */
const tellAgainMs = 500;

/** The folders of the sites; one that is not built is not served. */
const siteFolders = ["influencer", "company", "operator"].map((name) =>
  join(import.meta.dirname, "../..", name),
);
const galleryFolder = join(import.meta.dirname, "../../influencer/gallery/dist");

type Foundation = { readonly config: Config; readonly log: ReturnType<typeof createLogger> };

async function main([role = "server", ...args]: readonly string[]): Promise<void> {
  const isCommand = role !== "server" && role !== "worker";
  const given = { args, environment: process.env };
  if (isCommand && asksDatabaseAlone(role)) {
    const config = parseDatabaseConfig(process.env);
    return leaveWith(await runDatabaseCommand(role, { ...given, config, log: createLogger(config) }));
  }
  const config = parseConfig(process.env, generatedSecrets);
  const log = createLogger(config);
  const foundation = { config, log };
  if (isCommand) {
    return leaveWith(
      await runCommand(role, { ...given, ...foundation, assemble: () => assemble(foundation) }),
    );
  }
  const { deps, database, stops, moved } = await assemble({ ...foundation, work: true });
  const sweep = () =>
    database.patiently(async (db) => {
      const parts = { ...deps, db };
      const sweeps = [sweepExpired, sweepOldMails, sweepRequests, sweepOpenInquiries];
      const ofCompanies = [sweepCompanies, sweepStripeEvents];
      for (const part of [...sweeps, ...ofCompanies]) await part(parts);
    });
  await deps.jobs.every("sweep-expired", "17 * * * *", sweep);
  // In the night of Japan, after the day's deletions.
  if (database.scrub) await deps.jobs.every("scrub-files", "41 18 * * *", database.scrub);
  await deps.jobs.every("close-accounts", "*/10 * * * *", () => closeDueAccounts(deps));
  if (role === "worker") {
    stopOnSignals(stops, log);
    process.stdout.write("\nTomoru is ready: this copy works the jobs, and serves no pages.\n\n");
    return;
  }
  const { demo, leave, demoStands, close } = await serve(deps, { log, moved });
  const endWork = () => Promise.all([demoStands(), deps.jobs.rest()]);
  const ends = config.production
    ? // Requests and jobs under way end side by side: one after the other they could take longer than there is.
      [() => Promise.all([close(), endWork()])]
    : // What stands in for a provider is behind this copy's own door, which a job may still knock at.
      [endWork, close];
  stopOnSignals([leave, ...ends, ...stops], log);
  process.stdout.write(welcome(config, demo));
}

function leaveWith(lines: readonly string[]): never {
  for (const line of lines) console.log(line);
  process.exit(0);
}

/** All that the features stand on, over a database that is up to date. With `work` this process also works the jobs. */
async function assemble({ config, log, work = false }: Foundation & { work?: boolean }) {
  const database = await openDatabase({ ...config, log });
  const { db, reads } = database;
  await migrate(database);
  // Before any job: what was not finished must send no mail.
  if (work) await refuseHalfRestored(db);
  if (work) await refuseHalfDistributed(db);
  const keys = keyRing(config.encryptionKeys);
  await refuseWrongKeys({ db, keys, columns: sealedColumns });

  const jobs = await startJobs({ database, log, work });
  const realClock =
    database.engine === "server" ? await databaseClock({ db, clock: systemClock, log }) : systemClock;
  const moved = isClockMovable(config) ? await movedClock({ database, clock: realClock, log }) : undefined;
  const clock = moved ?? realClock;
  const foundation = { config, log, db, reads, clock, random: systemRandom };
  const transport = config.smtpUrl ? smtpTransport(config) : devMailbox(foundation);
  const deps = {
    ...foundation,
    keys,
    hash: keyedHash(config.appSecret),
    passwords: passwordHasher(),
    outbox: await startMail({ ...foundation, keys, jobs, mails, transport, work }),
    jobs,
    live: await startLive(database, { againMs: (await isDistributor(db)) ? tellAgainMs : undefined }),
    announcements: startAnnouncements({ db, log }),
    social: socialPlatforms(config),
    billing: billingProvider(config, clock),
  } satisfies Deps;
  await startSocial(deps, { jobs, work });
  await startBilling(deps, { jobs, work, isMovable: moved !== undefined });
  await startDiscovery(deps, { jobs, work });
  await startFunding(deps, { jobs, work });
  await startConsultations(deps, { jobs, work });
  await startCampaigns(deps, { jobs, work });
  await startDeliveries(deps, { jobs, work });
  const stopDeals = await startDeals(deps, { jobs, work, hearers: [copyDecisions] });
  await startPayouts(deps, { jobs, work });
  const stops = [
    stopDeals,
    () => jobs.stop(),
    () => transport.close(),
    () => deps.announcements.stop(),
    () => deps.live.stop(),
    () => deps.passwords.close(),
    () => moved?.stop() ?? Promise.resolve(),
    () => database.close(),
  ];
  return { deps, database, stops, moved };
}

/** Answers how to stop serving: first no more is sent here, then what is under way ends. */
async function serve(
  deps: Deps,
  { log, moved }: Pick<Foundation, "log"> & { moved: MovedClock | undefined },
) {
  const { config } = deps;
  let isLeaving = false;
  const demo = {
    creator: await seedDemo(deps, (account) => sandboxGrantOf(deps, account)),
    company: await seedDemoCompany(deps),
  };
  if (await seedDemoCreators(deps)) await seedDemoMarket(deps, await seedDemoLists(deps));
  const app = await buildApp({
    deps,
    isLeaving: () => isLeaving,
    log,
    sites: siteFolders.filter(isBuilt).map(openSite),
    galleryFolder: existsSync(galleryFolder) ? galleryFolder : undefined,
    movedClock: moved,
  });
  await app.listen({ port: config.port, host: config.host });
  const { company } = demo;
  // Nobody waits for it, and a start goes well without it.
  const paying =
    company?.isNew && deps.billing?.isSandbox
      ? payForDemo(deps, company)
          .then(() => seedDemoDeals(deps))
          .catch((error) => log.warn({ err: error }, "the demo's company has no card, or no deal with money"))
      : undefined;
  return {
    demo,
    async leave() {
      isLeaving = true;
      if (config.production) await pause(drainMs);
    },
    demoStands: () => paying ?? Promise.resolve(),
    close: () => app.close(),
  };
}

type SignIn = { readonly email: string; readonly password: string } | null;

function welcome(config: Config, { creator, company }: { creator: SignIn; company: SignIn }): string {
  const lines = [`Tomoru is ready: ${config.appUrl}`];
  if (creator) lines.push(`  sign in as      ${creator.email}  ${creator.password}`);
  if (company)
    lines.push(`  as a company    ${company.email}  ${company.password}  (${config.appUrl}/company)`);
  if (config.demo && config.operatorToken)
    lines.push(`  as the operator ${config.operatorToken}  (${config.appUrl}/operator)`);
  if (!config.smtpUrl) lines.push(`  mails are at    ${config.appUrl}/dev/mail`);
  if (!config.production) {
    lines.push(`  API document    ${config.appUrl}/api/docs`, `  components      ${config.appUrl}/dev/ui`);
  }
  return `\n${lines.join("\n")}\n\n`;
}

/** The first signal stops in order and leaves with 0; another one later, or running out of time, leaves at once. */
function stopOnSignals(stops: readonly (() => Promise<unknown>)[], log: Foundation["log"]): void {
  let stoppingSince: number | null = null;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > echoMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), shutdownMs).unref();
      try {
        for (const stop of stops) await stop();
        await new Promise((done) => log.flush(done));
        process.stdout.write("\nTomoru has stopped.\n");
        process.exit(0);
      } catch (error) {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      }
    });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // What the person at the terminal can mend is one line; anything else is a bug and shows where.
  console.error(startLine(error) ?? error);
  process.exit(1);
}
