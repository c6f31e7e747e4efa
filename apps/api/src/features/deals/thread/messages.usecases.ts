import { planOf } from "@tomoru/contract/company/plans";
import type { DealMessage, MessageBody, MessagePage, ReadResult } from "@tomoru/contract/deals/messages";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import { acts as en } from "@tomoru/i18n/en/deals/acts";
import { acts as ja } from "@tomoru/i18n/ja/deals/acts";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import { personKey } from "../../../platform/http/route.ts";
import { uuidAt } from "../../../platform/random.ts";
import { conflictAt, Refusal, refuseAccess, refuseField } from "../../../platform/refusal.ts";
import { once } from "../../../platform/request-keys.ts";
import { sealedCursors } from "../../../platform/sealed-cursor.ts";
import { planIdOf } from "../../companies/company/subscription.usecases.ts";
import { refuseHeldMessages } from "../../companies/operator/messages-hold.usecases.ts";
import { type DealKey, dealFor, noteOnDeal } from "../acting/acting.usecases.ts";
import { runEchoOf } from "../acting/echoes.usecases.ts";
import { type Deal, dealOf } from "../transitions/deal-row.rules.ts";
import { newMessageMails } from "./message-mails.usecases.ts";
import { type MessageWarning, warningsOf } from "./message-warnings.rules.ts";
import {
  type FileRow,
  findFiles,
  findLines,
  holdDeal,
  insertMessage,
  type Line,
  markRead,
} from "./messages.repository.ts";
import { keyFor, type Person, sideOf } from "./thread-key.usecases.ts";

type Body = z.output<typeof MessageBody>;
type Asked = { readonly caller: Person; readonly dealId: string };
type Place = { readonly id: string };

/** What the two sides wrote and what happened, newest first. */
export async function pageOfMessages(
  { db, keys }: Deps,
  {
    caller,
    dealId,
    query,
    locale,
  }: Asked & { query: { cursor?: string | undefined; limit: number }; locale: Locale },
): Promise<z.output<typeof MessagePage>> {
  const { row } = await dealFor(db, await keyFor(db, { caller, dealId }));
  const cursors = sealedCursors<Place>(keys, `messageCursor/${caller.ownerId}/${dealId}`);
  const after = cursors.read(query.cursor);
  const found = await findLines(db, row, { before: after?.id ?? null, most: query.limit + 1 });
  const { rows, nextCursor } = cursors.pageOf(found, { limit: query.limit, placeOf: ({ id }) => ({ id }) });
  const files = await findFiles(
    db,
    row,
    rows.flatMap((line) => line.files),
  );
  return { docs: rows.map((line) => messageOf(line, { files, locale })), nextCursor };
}

function messageOf(
  line: Line,
  { files, locale }: { files: ReadonlyMap<string, FileRow>; locale: Locale },
): DealMessage {
  return {
    messageId: line.id,
    from: line.sender,
    text: line.actor === null ? line.content : actText(line.content, line.actor, locale),
    files: line.files.flatMap((id) => {
      const file = files.get(id);
      return file ? shownFile(file) : [];
    }),
    warned: line.warned as MessageWarning[],
    sentAt: line.sent_at.toISOString(),
    isRead: line.is_read,
  };
}

export const shownFile = ({ id, sha256, width, height, erased_at }: FileRow) => ({
  fileId: id,
  ...{ sha256, width, height },
  isErased: erased_at !== null,
});

const sides = {
  ja: { company: "企業", creator: "クリエイター" },
  en: { company: "The company", creator: "The creator" },
} as const;

function actText(act: string, actor: NonNullable<Line["actor"]>, locale: Locale): string {
  const { record } = locale === "ja" ? ja : en;
  const names = sides[locale];
  const by = actor === "company" || actor === "creator" ? names[actor] : record.by[actor]();
  const what = (record.acts as Readonly<Record<string, string>>)[act] ?? act;
  return locale === "ja" ? `${by}：${what}` : `${by}: ${what}`;
}

type Sending = Asked & { readonly body: Body; readonly key: string | undefined };

/**
 * Writes to the other side. Before the contract a company needs the plan for it (`noAccess` at `plan`); a creator may always answer.
 * Nobody can write after negotiations have failed (409 `dataInvalid` at `state`).
 * `tooManyRequests` over the hour, 409 `dataInvalid` at `thread` when it is full, `dataInvalid` at `files` for what is not one's own.
 */
export async function sendMessage(deps: Deps, { caller, dealId, body, key }: Sending): Promise<DealMessage> {
  let written: Deal | undefined;
  const message = await deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `sendMessage/${dealId}`, key, body }, async () => {
      const sent = await write(deps, { trx, caller, dealId, body });
      written = sent.deal;
      return sent.message;
    }),
  );
  if (written && caller.actor === "company") await runEchoOf(deps, written);
  return message;
}

async function write(
  deps: Deps,
  { trx, caller, dealId, body }: Asked & { trx: Trx; body: Body },
): Promise<{ deal: Deal; message: DealMessage }> {
  const now = deps.clock.now();
  const deal = await held(trx, await keyFor(trx, { caller, dealId }));
  const { row } = deal;
  const isContracted = row.contract_version !== null;
  const warned = warningsOf(body.text, { isContracted });
  if (caller.actor === "company") {
    // Terms that came to nothing: whoever said no is left alone.
    if (!isContracted && row.turn === "none") throw conflictAt("state");
    if (!isContracted && !planOf(await planIdOf(trx, caller.ownerId)).values.dm) throw refuseAccess("plan");
    await refuseHeldMessages(deps, { trx, companyId: caller.ownerId, isPrepay: warned.includes("prepay") });
  }
  const key = `dealMessage:${personKey(caller)}`;
  await refuseOver(trx, { key, perHour: limits.dealMessagesPerHour, now });
  if (row.messages >= limits.dealMessagesPerThread) throw conflictAt("thread");
  const side = sideOf(caller);
  const files = await ownFiles(trx, { deal, ids: body.files, side });
  const message = {
    influencer_id: row.influencer_id,
    deal: row.id,
    id: uuidAt(now),
    sender: side,
    member_id: caller.actor === "company" ? caller.accountId : null,
    content: body.text,
    warned,
    files: body.files,
    sent_at: now,
  };
  await insertMessage(trx, message);
  const told = await newMessageMails(deps, { trx, deal, from: side });
  const unread =
    side === "company"
      ? { creator_unread: row.creator_unread + 1 }
      : { company_unread: row.company_unread + 1 };
  await noteOnDeal(deps, { trx, deal: row, set: { ...unread, ...told, messages: row.messages + 1 } });
  const line = { ...message, actor: null, is_read: false };
  return { deal, message: messageOf(line, { files, locale: "ja" }) };
}

async function held(trx: Trx, key: DealKey): Promise<Deal> {
  const row = await holdDeal(trx, key);
  if (!row) throw new Refusal("dataNotFound");
  return dealOf(row);
}

type Files = { readonly deal: Deal; readonly ids: readonly string[]; readonly side: "company" | "creator" };

/** Images of this deal that this side has sent and that are there. `dataInvalid` at `files`. For drafts and posts too. */
export async function ownFiles(db: Queryable, { deal, ids, side }: Files): Promise<Map<string, FileRow>> {
  const files = await findFiles(db, deal.row, ids);
  const isOwn = (id: string) => files.get(id)?.sent_by === side && files.get(id)?.erased_at === null;
  if (!ids.every(isOwn) || new Set(ids).size < ids.length) throw refuseField("files", "dataInvalid");
  return files;
}

/** What the other side wrote up to a message is read; a mail will tell of the next one. */
export async function readMessages(
  deps: Deps,
  { caller, dealId, upTo }: Asked & { upTo: string },
): Promise<z.output<typeof ReadResult>> {
  const { deal, unread } = await deps.db.transaction().execute(async (trx) => {
    const deal = await held(trx, await keyFor(trx, { caller, dealId }));
    const side = sideOf(caller);
    const unread = await markRead(trx, deal.row, { by: side, upTo });
    const before = side === "company" ? deal.row.company_unread : deal.row.creator_unread;
    const set = side === "company" ? { company_unread: unread } : { creator_unread: unread };
    if (unread !== before) await noteOnDeal(deps, { trx, deal: deal.row, set });
    return { deal: unread === before ? undefined : deal, unread };
  });
  if (deal && caller.actor === "company") await runEchoOf(deps, deal);
  return { unread };
}
