import { aDraftBody } from "@tomoru/contract/testing/delivery.builder";
import type { Trx } from "../../../platform/db/database.ts";
import type { StandInPlatforms } from "../../../testing/stand-in-platforms.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import type { Acted } from "../acting/acting.usecases.ts";
import { dealNow, type SeededDeal } from "../deals.testing.ts";
import { approved, linkedAt, seedDelivery } from "./deliveries.testing.ts";
import { deliveryOf } from "./delivery-answer.usecases.ts";
import { answerDraft, sendDraft } from "./drafts.usecases.ts";
import { addPost } from "./posts.usecases.ts";
import { answerReport, provenRejection, report } from "./reports.usecases.ts";

/** "done", or the status and the fields of a refusal. */
export const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (refusal: { status: number; faults: { field: string }[] }) =>
      `${refusal.status} ${refusal.faults.map(({ field }) => field).join(" ")}`,
  );

/** What people do, past the calls. `settled` waits until the posts of a deal have a result. */
export function deliveryActs(
  { app, platforms }: { app: TestApp; platforms: StandInPlatforms },
  settled: (read: () => Promise<unknown>, result: unknown) => Promise<void>,
) {
  const within = (work: (trx: Trx) => Promise<Acted>) => app.deps.db.transaction().execute(work);
  const body = (caption?: string) => ({
    ...aDraftBody(caption === undefined ? {} : { caption }),
    title: "朝の支度",
    links: [],
    files: [],
    platformLabel: true,
    videoLabel: { startSec: 0, seconds: 5 },
    storyTick: false,
    note: null,
  });
  const revisionOf = async (seeded: SeededDeal) => (await dealNow(app, seeded)).row.revision;
  const shown = async (seeded: SeededDeal) => deliveryOf(app.deps.db, await dealNow(app, seeded));

  async function send(seeded: SeededDeal, caption?: string, revision?: number) {
    const read = revision ?? (await revisionOf(seeded));
    return within((trx) =>
      sendDraft(app.deps, { trx, key: seeded.key, revision: read, content: body(caption) }),
    );
  }

  async function answer(seeded: SeededDeal, action: "approve" | "changes", changes: string[] = []) {
    const { drafts } = await shown(seeded);
    const draftId = drafts.at(-1)?.draftId ?? "";
    const revision = await revisionOf(seeded);
    const memberId = seeded.company.memberId;
    return within((trx) =>
      answerDraft(app.deps, { trx, key: seeded.key, revision, memberId, draftId, action, changes }),
    );
  }

  const add = (seeded: SeededDeal, url: string) =>
    within((trx) => addPost(app.deps, { trx, key: seeded.key, url }));
  const checked = async (seeded: SeededDeal) => (await shown(seeded)).posts.map(({ check }) => check);
  const settles = (seeded: SeededDeal, result: string) => settled(() => checked(seeded), [result]);

  /** Posted, in order, on a day of posting. */
  async function posted(seed: Parameters<typeof seedDelivery>[1] = { facts: approved }) {
    const seeded = await seedDelivery(app, seed);
    const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
    const post = await account.publish("#PR KAZEで走ります");
    await add(seeded, post.url);
    await settles(seeded, "ok");
    return { seeded, account, post };
  }

  const reportOf = (seeded: SeededDeal, revision: number) =>
    within((trx) => report(app.deps, { trx, key: seeded.key, revision, note: null, figures: undefined }));

  const reject = async (seeded: SeededDeal, fact: "notFound" | "labelMissing" | "itemMissing") => {
    const revision = await revisionOf(seeded);
    const claim = { fact, words: "ご確認ください" };
    const rejection = await provenRejection(app.deps, { key: seeded.key, claim });
    return within((trx) => answerReport(app.deps, { trx, key: seeded.key, revision, rejection }));
  };

  return { within, body, revisionOf, shown, send, answer, add, settles, posted, reportOf, reject };
}
