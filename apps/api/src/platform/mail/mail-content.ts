import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import type { Platform } from "@tomoru/contract/influencer/offers";

type Code = { readonly code: string; readonly minutes: number };
type Person = { readonly fullName: string };
/** A UTC moment (ISO 8601). */
type Moment = { readonly changedAt: string };

/** `date`: the day of the transfer, `YYYY-MM-DD`. */
type Settled = { readonly date: string; readonly description: string; readonly yen: number };
type YenRange = { readonly minYen: number | null; readonly maxYen: number | null };
type Period = { readonly from: string; readonly to: string };

/** Every mail that Tomoru sends and what its text is made of. Never a whole account number, nor somebody's whole new address. */
type DataByKind = {
  readonly signUpCode: Code;
  readonly passwordResetCode: Code;
  /** To the new address. */
  readonly emailUpdateCode: Code;
  readonly passwordChanged: Person & Moment;
  /** To the old address. */
  readonly emailChanged: Person & Moment & { readonly newEmailMasked: string };
  readonly bankChanged: Person & Moment & { readonly bankName: string; readonly lastDigits: string };
  readonly tooManyCodeFailures: Person;
  readonly newOffer: Person & {
    readonly offerId: string;
    readonly productName: string | null;
    readonly platform: Platform;
    readonly budget: YenRange | null;
    readonly period: Period | null;
    /** `YYYY-MM`, where there is no period. */
    readonly month: string | null;
    /** Of the link that turns these mails off with one click. */
    readonly unsubscribeToken: string;
  };
  readonly paymentPaid: Person & Settled;
  readonly paymentFailed: Person & Settled;
  /** `endsOn`: the last day in Japan, `YYYY-MM-DD`. */
  readonly withdrawalReceived: Person & { readonly endsOn: string };
  readonly withdrawalTakenBack: Person;
  /** To the address as it was before it was erased. */
  readonly accountClosed: Person;
  readonly withdrawalForSupport: Person & {
    readonly influencerId: string;
    readonly email: string;
    readonly phone: string | null;
    readonly reason: CancellationReason;
    readonly description: string;
    readonly endsOn: string;
  };
  readonly inquiryForSupport: Person & {
    readonly inquiryId: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    /** Nobody has proven the name and the e-mail. */
    readonly isSignedOut?: true;
  };
};

export type MailKind = keyof DataByKind;
export type MailData<K extends MailKind> = DataByKind[K];
/** Of one kind, or of any: kind and data always belong together. */
export type MailContent<K extends MailKind = MailKind> = {
  [P in K]: { readonly kind: P; readonly data: MailData<P> };
}[K];
