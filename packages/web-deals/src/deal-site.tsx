import type { CancelPreview, CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import type * as bodies from "@tomoru/contract/deals/deal-bodies";
import type { DealPage } from "@tomoru/contract/deals/deal-card";
import type { DealFile } from "@tomoru/contract/deals/deal-files";
import type { dealParams } from "@tomoru/contract/deals/deal-id";
import type { DealGate, DealGroup, DealSide, FundingWay } from "@tomoru/contract/deals/deal-states";
import type * as delivery from "@tomoru/contract/deals/delivery";
import type { RejectionFact } from "@tomoru/contract/deals/delivery";
import type * as messages from "@tomoru/contract/deals/messages";
import type { Terms, TermsVersion } from "@tomoru/contract/deals/terms";
import type { Endpoint } from "@tomoru/contract/endpoint";
import type { Platform } from "@tomoru/contract/platforms";
import { type ComponentType, createContext, use } from "react";
import type { z } from "zod/mini";

type Money = CreatorDeal["money"] | CompanyDeal["money"];

/** A deal as one of its sides reads it. */
export type Deal = Omit<CreatorDeal, "money" | "clashes" | "asked"> & {
  money: Money;
  /** A creator's alone, these two. */
  clashes?: CreatorDeal["clashes"];
  payment?: CreatorDeal["payment"];
  /** A company's until the first version, a creator's while that waits. */
  asked?: CreatorDeal["asked"];
  /** A company's alone, these six. */
  leastFeeYen?: number;
  paymentId?: CompanyDeal["paymentId"];
  balanceYen?: CompanyDeal["balanceYen"];
  charge?: CompanyDeal["charge"];
  estimate?: CompanyDeal["estimate"];
  wantedWay?: CompanyDeal["wantedWay"];
};

type Answering<T> = { readonly result: z.ZodMiniType<T> };
type Taking<T> = { readonly body: z.ZodMiniType<unknown, T> };
type OfDeal = Endpoint & { readonly params: typeof dealParams };
type Act<Body> = OfDeal & Taking<Body> & Answering<Deal>;

export type SentTerms = {
  terms: z.input<typeof Terms>;
  baseVersion: number;
  revision: number;
  /** A company's alone. */
  funding?: FundingWay | undefined;
};
export type AnsweredTerms = {
  action: "accept" | "decline";
  version?: number | undefined;
  sha256?: string | undefined;
  reason?: string | undefined;
  revision: number;
  funding?: FundingWay | undefined;
};

export type DraftBody = {
  caption: string;
  title?: string | null | undefined;
  links?: string[] | undefined;
  files?: string[] | undefined;
  platformLabel?: boolean | undefined;
  storyTick?: boolean | undefined;
  note?: string | null | undefined;
  revision: number;
};
type DraftAnswer = { action: "approve" | "changes"; changes?: string[] | undefined; revision: number };
type PostAction = { action: "check" | "remove" | "screenshot"; file?: string | undefined };
type ReportAnswer = {
  action: "accept" | "reject";
  fact?: RejectionFact | undefined;
  words?: string | undefined;
  revision: number;
};

type ListQuery = z.ZodMiniType<
  unknown,
  {
    group?: DealGroup | undefined;
    q?: string | undefined;
    platform?: Platform | undefined;
    cursor?: string | undefined;
  }
>;

/** The calls of a side. */
export type DealCalls = {
  readonly list: Endpoint & Answering<DealPage> & { readonly query: ListQuery };
  /** Whether the list can be searched. */
  readonly isListFiltered?: true;
  readonly get: OfDeal & Answering<Deal>;
  readonly getTerms: Endpoint & { readonly params: typeof bodies.versionParams } & Answering<TermsVersion>;
  readonly sendTerms: Act<SentTerms>;
  readonly answerTerms: Act<AnsweredTerms>;
  readonly previewCancel: OfDeal & Answering<CancelPreview>;
  readonly cancel: Act<z.input<typeof bodies.CancelBody>>;
  readonly answerCancel: Act<z.input<typeof bodies.ProposalAnswer>>;
  readonly amend: Act<z.input<typeof bodies.AmendmentBody>>;
  readonly answerAmendment: Act<z.input<typeof bodies.ProposalAnswer>>;
  /** A creator's alone. */
  readonly askPaper?: Act<{ revision: number }>;
  /** Calls about the delivery: each belongs to one side only, except for the dispute. */
  readonly sendDraft?: Act<DraftBody>;
  readonly answerDraft?: Endpoint & { readonly params: typeof delivery.draftParams } & Taking<DraftAnswer> &
    Answering<Deal>;
  readonly addPost?: Act<{ url: string }>;
  readonly changePost?: Endpoint & { readonly params: typeof delivery.postParams } & Taking<PostAction> &
    Answering<Deal>;
  readonly report?: Act<{ note?: string | null | undefined; revision: number }>;
  readonly answerReport?: Act<ReportAnswer>;
  readonly contest?: Act<{ reason: string; revision: number }>;
  readonly dispute?: Act<{ reason: string; revision: number }>;
  readonly listMessages: OfDeal & { readonly query: typeof messages.MessageQuery } & Answering<
      z.output<typeof messages.MessagePage>
    >;
  readonly sendMessage: OfDeal &
    Taking<z.input<typeof messages.MessageBody>> &
    Answering<messages.DealMessage>;
  readonly uploadFile: OfDeal & Required<Pick<Endpoint, "upload">> & Answering<DealFile>;
  readonly getFile: Endpoint &
    Required<Pick<Endpoint, "download">> & { readonly params: z.ZodMiniType<{ id: string; fileId: string }> };
  readonly readMessages: OfDeal &
    Taking<z.input<typeof messages.ReadBody>> &
    Answering<z.output<typeof messages.ReadResult>>;
};

/** Addresses of a site. */
export type DealPaths = {
  readonly deals: string;
  /** Where a side finds a new one. */
  readonly find: string;
  readonly deal: (dealId: string) => string;
  /** Where a side writes a version of its own. */
  readonly terms: (dealId: string) => string;
  readonly sheet: (of: { dealId: string; version: number }) => string;
  /** Where either side asks support about a decision. */
  readonly inquiry: string;
  /** A creator's bank details. */
  readonly bank?: string;
  /** Where a creator finds what was paid, with its statement. */
  readonly payment?: (paymentId: string) => string;
  /** Where a company reads the statement of what its creator is paid. */
  readonly statement?: (paymentId: string) => string;
  /** Where that is mended which an act lacks, by the names in `missing`. */
  readonly missing: Readonly<Partial<Record<DealGate, string>>>;
};

/** `plan`: whether the company's plan has several posts, and a use elsewhere (deals: plan gates). */
export type OwnOrderer = {
  kind: "corporate" | "agency";
  toolFeeBps: number;
  plan: { postCount: boolean; secondaryUse: boolean };
};

/** What a site hands to the deal pages. */
export type DealSite = {
  readonly side: DealSide;
  readonly calls: DealCalls;
  readonly paths: DealPaths;
  /** While the money of a contract is not there: what the company can do about it. */
  readonly Funding?: ComponentType<{ deal: Deal }>;
  /** Hook: of the company that reads, what its terms depend on. */
  readonly useOrderer?: () => OwnOrderer | undefined;
  /** Hook: the card that a contract is paid with, by its brand and last digits, where the reader may see it. */
  readonly useDefaultCard?: () => string | undefined;
};

const Context = createContext<DealSite | null>(null);

export const DealSiteProvider = Context.Provider;

export function useDealSite(): DealSite {
  const site = use(Context);
  if (!site) throw new Error("A deal page stands in a DealSiteProvider");
  return site;
}
