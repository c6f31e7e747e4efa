import type { FieldFault } from "@tomoru/contract/faults";
import type { OwnerId } from "../../platform/owner.ts";
import { fault } from "../../platform/refusal.ts";

/** A creator as the back office addresses one. */
export type Recipient = {
  readonly ownerId: OwnerId<"influencer">;
  readonly email: string;
  readonly fullName: string;
  readonly locale: "ja" | "en";
  /** Whether a new offer is mailed to them: their own wish, and never while they are suspended. */
  readonly wantsMail: boolean;
};

type Addressed = { readonly influencerEmail: string };

/** Each row with the creator that it is for. */
export function addressRows<Row extends Addressed>(
  rows: readonly Row[],
  recipients: readonly Recipient[],
): { readonly row: Row; readonly recipient: Recipient | undefined }[] {
  const byEmail = new Map(recipients.map((recipient) => [recipient.email, recipient]));
  return rows.map((row) => ({ row, recipient: byEmail.get(row.influencerEmail) }));
}

/** `emailUnknown` for every row whose e-mail no creator has, named as `offers.3.influencerEmail`. */
export function unknownEmails(
  list: string,
  addressed: readonly { recipient: Recipient | undefined }[],
): FieldFault[] {
  return addressed.flatMap(({ recipient }, index) =>
    recipient ? [] : [fault(`${list}.${index}.influencerEmail`, "emailUnknown")],
  );
}

/** One mail a creator and call, for the newest of their offers, which is the one given last. */
export function newestByRecipient<Offer extends { readonly recipient: Recipient }>(
  offers: readonly Offer[],
): Offer[] {
  return [...new Map(offers.map((offer) => [offer.recipient.ownerId, offer])).values()];
}

/** Each creator's part of a list, in the order of the creators' ids. */
export function byOwner<Row extends { readonly ownerId: OwnerId<"influencer"> }>(
  rows: readonly Row[],
): [OwnerId<"influencer">, Row[]][] {
  return [...Map.groupBy(rows, ({ ownerId }) => ownerId)].sort(([left], [right]) => (left < right ? -1 : 1));
}
