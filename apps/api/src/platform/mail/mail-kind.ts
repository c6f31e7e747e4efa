import type { Locale } from "@tomoru/contract/fields";
import type { MailText } from "@tomoru/i18n/ja/mails/mails";
import type { MailLinks } from "./mail-links.ts";

type Support = { readonly supportEmail: string };

/**
 * One kind of mail, made of `Data`. It stands in the `.mails.ts` of its feature. Its data never hold a whole account
 * number, nor somebody's whole new address.
 */
export type MailKind<Data> = {
  /** For docs/product/mails.md: when it is sent, and to whom. */
  readonly when: string;
  readonly to: string;
  readonly words: Readonly<Record<Locale, (data: Data, support: Support) => MailText>>;
  /** Paths: of the button, of the link that turns such mails off, and of the site's home where that is not `/`. */
  readonly links?: (data: Data) => Partial<MailLinks>;
  /** Who receives an answer, where that is not support. */
  readonly replyTo?: (data: Data) => string;
  /** Made-up data, in the words of its reader: for tests and for the pictures of docs/product/mails.md. */
  readonly sample: (locale: Locale) => Data;
};

/** Of any data: no two kinds are made of the same, so nothing can be handed in without looking up its kind. */
type AnyMailKind = Omit<MailKind<never>, "sample"> & { readonly sample: (locale: Locale) => object };

/** Every mail that can be sent, by its kind. */
export type Mails = Readonly<Record<string, AnyMailKind>>;

/** What is stored of a mail and composed later. */
export type MailContent = { readonly kind: string; readonly data: object };

type DataOf<Kind> = Kind extends { readonly sample: (locale: Locale) => infer Data } ? Data : never;

/** The contents that the given mails allow: kind and data always belong together. */
export type ContentOf<M extends Mails> = {
  [Kind in keyof M & string]: { readonly kind: Kind; readonly data: DataOf<M[Kind]> };
}[keyof M & string];

/** One made-up mail of each kind. */
export function samplesOf(mails: Mails, locale: Locale): MailContent[] {
  return Object.entries(mails).map(([kind, { sample }]) => ({ kind, data: sample(locale) }));
}
