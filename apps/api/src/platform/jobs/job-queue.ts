import { fromKysely, PgBoss } from "pg-boss";
import type { OpenDatabase, Queryable } from "../db/database.ts";
import type { Log } from "../log.ts";
import { bossOptions, type QueueRule, queueOptions } from "./boss-options.ts";
import { damped } from "./damped.ts";

export type JobData = Readonly<Record<string, string>>;
export type JobHandler = (data: JobData) => Promise<void>;

export type Job = {
  readonly queue: QueueRule;
  readonly data: JobData;
  /** Only one job with the same key waits at a time: another one sent meanwhile is dropped. */
  readonly key: string;
  readonly afterSeconds?: number;
};

type KeyedData = Pick<Job, "data" | "key">;

/** Work that happens after its cause is committed. Every copy of the server may work; each job runs in one of them. */
export type Jobs = {
  /** Makes the queue, or brings its rules up to date. Comes before the first job is sent to it. */
  prepare(queue: QueueRule): Promise<void>;
  /** Written with `trx`: the job runs after its commit, or never. */
  send(trx: Queryable, job: Job): Promise<void>;
  /** The same for many jobs that may run at once, in one statement. */
  sendAll(trx: Queryable, batch: Pick<Job, "queue"> & { jobs: readonly KeyedData[] }): Promise<void>;
  /** A handler that throws, or whose process dies, runs again. So it must bear to run twice. */
  work(queue: QueueRule, handle: JobHandler): Promise<void>;
  /** Runs by the database's clock (cron, UTC), once however many copies ask for it. Nothing in a copy that does not work. */
  every(name: string, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Begins no other job and lets running ones end, for at most 20 s. Sending goes on. */
  rest(): Promise<void>;
  /** The end, after a rest; what is cut off runs again later. */
  stop(): Promise<void>;
};

export type JobsOptions = {
  readonly database: OpenDatabase;
  /** False: this copy only sends, and leaves the upkeep of the queues to those that work. */
  readonly work: boolean;
  readonly log: Log;
};

const graceMs = 20_000;
/** Seconds. A new job wakes a worker at once; asking is for those whose time comes later, and for a missed wake-up. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

/** Installs or updates the queue's own tables (two copies that start at once wait for each other). */
export async function startJobs({ database, work, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss(bossOptions(database, work));
  const warn = damped((reason) => log.warn({ reason }, "the job queue has trouble"));
  // Without a listener an error of the background work (the database went away) would end the process.
  boss.on("error", (error) => warn(error.message));
  boss.on("warning", (warning) => warn(warning.message));
  await boss.start();
  const prepared = new Set<string>();
  const worked = new Set<string>();
  let resting: Promise<void> | undefined;
  // It would be looked up over another connection, for which the embedded database waits for ever.
  const mustBePrepared = ({ name }: QueueRule) => {
    if (!prepared.has(name)) throw new Error(`the queue ${name} was not prepared`);
  };

  const jobs: Jobs = {
    async prepare(queue) {
      await prepare(boss, queue);
      prepared.add(queue.name);
    },
    async send(trx, { queue, data, key, afterSeconds = 0 }) {
      mustBePrepared(queue);
      await boss.send(queue.name, data, { db: fromKysely(trx), singletonKey: key, startAfter: afterSeconds });
    },
    async sendAll(trx, { queue, jobs }) {
      mustBePrepared(queue);
      const rows = jobs.map(({ data, key }) => ({ data, singletonKey: key }));
      await boss.insert(queue.name, rows, { db: fromKysely(trx) });
    },
    async work(queue, handle) {
      worked.add(queue.name);
      for (let count = 0; count < queue.atOnce; count += 1) await addWorker({ boss, log, queue, handle });
    },
    async every(name, cron, handle) {
      if (!work) return;
      const queue = { name, leaseSeconds: 300, atOnce: 1 };
      await jobs.prepare(queue);
      await jobs.work(queue, handle);
      await schedule(boss, { name, cron });
    },
    rest() {
      const ended = () => Promise.all([...worked].map((name) => boss.offWork(name, { wait: true })));
      resting ??= orAfter(graceMs, ended());
      return resting;
    },
    async stop() {
      await jobs.rest();
      await boss.stop({ graceful: false });
    },
  };
  return jobs;
}

async function prepare(boss: PgBoss, queue: QueueRule): Promise<void> {
  const options = queueOptions(queue);
  await boss.createQueue(queue.name, { ...options, policy: "short" });
  await boss.updateQueue(queue.name, options);
  // Reads the queue into memory now, so that no send has to look it up.
  await boss.findJobs(queue.name, { key: queue.name, queued: true });
}

/** Nearly every start finds it written down, and need not load what checks a cron expression: 30 ms of a start. */
async function schedule(boss: PgBoss, { name, cron }: { name: string; cron: string }): Promise<void> {
  const [known] = await boss.getSchedules(name);
  const isKnown = known?.cron === cron && known.options?.singletonKey === name;
  if (!isKnown) await boss.schedule(name, cron, {}, { singletonKey: name });
}

type Worker = { boss: PgBoss; log: Log; queue: QueueRule; handle: JobHandler };

async function addWorker({ boss, log, queue, handle }: Worker): Promise<void> {
  const id = await boss.work<JobData>(queue.name, polling, async ([job]) => {
    // Asks for the next job right after this one instead of a second later: a thousand mails go without pauses.
    boss.notifyWorker(id);
    try {
      if (job) await handle(job.data);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ queue: queue.name, reason }, "a job failed and will run again");
      throw error;
    }
  });
}

async function orAfter(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, ms);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}
