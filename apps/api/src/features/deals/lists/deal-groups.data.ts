import { sql } from "kysely";

/** Accepted work goes on until its fee is paid, or written off. Written out, as the partial indexes are. */
const isToBePaid = sql`(state = 'accepted' and payment_stage in ('due', 'scheduled', 'sent', 'failed') and not is_written_off)`;

export const ofCompany = {
  waiting: sql<boolean>`turn = 'company'`,
  active: sql<boolean>`(turn in ('creator', 'operator') or ${isToBePaid})`,
};

export const ofCreator = {
  waiting: sql<boolean>`turn = 'creator'`,
  active: sql<boolean>`(turn in ('company', 'operator') or ${isToBePaid})`,
};

export const isOver = sql<boolean>`(turn = 'none'
  and (state <> 'accepted' or payment_stage is null or payment_stage = 'paid' or is_written_off))`;
