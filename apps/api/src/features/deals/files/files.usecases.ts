import { createHash } from "node:crypto";
import type { DealFile } from "@tomoru/contract/deals/deal-files";
import type { FileBytes } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import { personKey } from "../../../platform/http/route.ts";
import { cleanImage } from "../../../platform/images/clean-image.ts";
import { uuidAt } from "../../../platform/random.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { dealFor } from "../acting/acting.usecases.ts";
import { eraseOwnWords, findFiles, holdDeal } from "../thread/messages.repository.ts";
import { keyFor, type Person, sideOf } from "../thread/thread-key.usecases.ts";
import {
  countFiles,
  eraseFiles,
  findBytes,
  findEndedFiles,
  findFileIds,
  insertFile,
} from "./files.repository.ts";

type Asked = { readonly caller: Person; readonly dealId: string };

/**
 * Keeps an image of a deal without its metadata. `imageRequired` for what is no JPEG, PNG or WebP of 8,000 px a side at most,
 * `tooManyImages` with the 31st of a deal, `tooManyRequests` with the 61st of a person in an hour.
 */
export async function keepFile(
  deps: Deps,
  { caller, dealId, bytes }: Asked & { bytes: Buffer },
): Promise<DealFile> {
  const image = cleanImage(bytes, { longestSide: limits.imageSide });
  if (!image) throw new Refusal("imageRequired");
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const deal = await holdDeal(trx, await keyFor(trx, { caller, dealId }));
    if (!deal) throw new Refusal("dataNotFound");
    await refuseOver(trx, { key: `dealFile:${personKey(caller)}`, perHour: limits.filesPerHour, now });
    if ((await countFiles(trx, deal)) >= limits.filesPerDeal) throw new Refusal("tooManyImages");
    const { width, height } = image;
    const file = {
      id: uuidAt(now),
      sha256: createHash("sha256").update(image.bytes).digest("hex"),
      ...{ width, height },
    };
    const row = {
      ...file,
      influencer_id: deal.influencer_id,
      deal: deal.id,
      sent_by: sideOf(caller),
      media_type: image.type,
      bytes: image.bytes.length,
      created_at: now,
    };
    await insertFile(trx, { row, bytes: image.bytes, chunkBytes: limits.fileChunkBytes });
    return { fileId: file.id, sha256: file.sha256, width, height };
  });
}

/** The bytes of an image; `dataNotFound` for another deal's and for one that is erased. */
export async function fileOf(
  { db }: Pick<Deps, "db">,
  { caller, dealId, fileId }: Asked & { fileId: string },
): Promise<FileBytes> {
  const { row } = await dealFor(db, await keyFor(db, { caller, dealId }));
  const file = (await findFiles(db, row, [fileId])).get(fileId);
  if (!file || file.erased_at) throw new Refusal("dataNotFound");
  return { type: file.media_type, bytes: new Uint8Array(await findBytes(db, file)) };
}

const daySeconds = 86_400;
/** Rows in one transaction. */
const atOnce = 1000;

/** 180 days after a deal's end its images go; their sizes and sums stay as evidence. */
export async function eraseOldFiles({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (;;) {
    const now = clock.now();
    const endedBefore = secondsAfter(now, -limits.filesKeptDays * daySeconds);
    const ended = await findEndedFiles(db, { endedBefore, limit: atOnce });
    for (const [influencerId, files] of Map.groupBy(ended, ({ influencer_id }) => influencer_id)) {
      const ids = files.map(({ id }) => id);
      await db.transaction().execute((trx) => eraseFiles(trx, { influencerId, ids, now }));
    }
    if (ended.length < atOnce) return;
  }
}

/** For an account that closes: erases what it wrote and all images of its deals. */
export async function forgetThreads(
  { clock }: Pick<Deps, "clock">,
  { trx, influencerId }: { trx: Trx; influencerId: string },
): Promise<void> {
  await eraseOwnWords(trx, influencerId);
  const ids = await findFileIds(trx, influencerId);
  await eraseFiles(trx, { influencerId, ids, now: clock.now() });
}
