/** Those of `limits` about deals and their money, from the first terms to the payout. */
export const dealLimits = {
  termsVersions: 6,
  /** Time for the company to send the written terms that the creator has asked for. */
  paperDays: 7,
  /** Time for the company to send its first version, and then for each side to answer. */
  termsDays: 7,
  fundingHours: 72,
  transferBankDays: 5,
  /** On these bank days a company is reminded of a transfer that has not arrived in full. */
  transferReminderBankDays: [2, 4],
  /** Per charge. */
  fundingTriesPerHour: 10,
  draftReviewDays: 5,
  draftRepairDays: 5,
  reportAcceptDays: 7,
  reportRepairDays: 5,
  reportRejections: 2,
  disputeBankDays: 5,
  /** Time to answer a cancellation or an amendment that the other side proposes. */
  proposalHours: 72,
  /** For this long after the contract either side can cancel without owing anything. */
  freeCancelHours: 24,
  /** A cancellation is early up to this many days before the first day of posting. */
  earlyCancelDays: 7,
  /** Percent of the fee that a creator keeps when the company cancels: early, once there is work, once it is approved. */
  companyCancelPercents: { early: 20, begun: 50, approved: 80 },
  /** A creator who has not reported this long after the last day of posting keeps no share. */
  lateReportDays: 7,
  postDaysAhead: 180,
  postsPerFormat: 10,
  formatsPerDeal: 6,
  postsPerDeal: 20,
  draftRevisionsMost: 5,
  draftRevisionsUsual: 2,
  draftCaptionMaxLength: 5000,
  draftTitleMaxLength: 100,
  draftNoteMaxLength: 1000,
  linksPerDraft: 5,
  filesPerDraft: 10,
  changesPerDraft: 20,
  draftChangeMaxLength: 500,
  postUrlMaxLength: 2048,
  /** Checks that one creator asks for by hand. */
  postChecksPerHour: 60,
  /** When a platform that did not answer is asked again; after the last time the post counts as unreadable. */
  postCheckRetryMinutes: [1, 5, 15],
  /** When a post that was in order is checked again; once more when it no longer has to stay up. */
  postRecheckDays: [1, 7],
  reportNoteMaxLength: 1000,
  reportFigureMost: 1_000_000_000_000,
  /** A creator is reminded this many days before a draft or a post is due. */
  deliveryReminderDays: 2,
  /** Figures about a company that creators see: over how many days, and from how many cases on. */
  companyFigureDays: 180,
  companyFigureCases: 5,
  /** Applicants see others' fees from this many people on, one contract each. */
  peerFeePeople: 20,
  /** A company is reminded this long before the clock acts in its place. */
  actDueSeconds: 24 * 3600,
  /** Reminders go out this long before unanswered terms end. */
  termsClosingSeconds: 48 * 3600,
  /** Reminders go out this many days before the right to use a work elsewhere ends. */
  usageReminderDays: [14, 1],
  keepDaysMost: 365,
  keepDaysUsual: 30,
  termsContentMaxLength: 2000,
  termsNoteMaxLength: 1000,
  usageChannelsMaxLength: 200,
  exclusivityDaysMost: 90,
  shippingNoteMaxLength: 200,
  clientNameMaxLength: 100,
  dealReasonMaxLength: 2000,
  dealMessageMaxLength: 2000,
  dealMessagesPerHour: 60,
  dealMessagesPerThread: 500,
  /** Messages with a warning in a day; after them the operator reviews the next one before it is sent. */
  prepayMessagesPerDay: 3,
  dealMessageMailHours: 6,
  filesPerMessage: 3,
  filesPerDeal: 30,
  filesPerHour: 60,
  imageBytes: 2 * 1024 * 1024,
  imageSide: 8000,
  /** Files whose bytes one process of the server has in memory at once, of all people and of one. */
  uploadsAtOnce: 16,
  uploadsAtOnceOfOne: 4,
  /** How long files are kept after the end of a deal. */
  filesKeptDays: 180,
  /** What both sides wrote and delivered is kept from the end of the month in which a deal ended, its contract from the end of the year. */
  dealWordsKeptMonths: 24,
  contractsKeptYears: 7,
  fileChunkBytes: 256 * 1024,
  uploadSeconds: 60,
  calendarReadsPerHour: 60,
  calendarRenewalsPerHour: 10,
  /** Contracts in a feed, and how long a cancelled one stays in it. */
  calendarDeals: 200,
  calendarCancelledDays: 30,
  dealCountMost: 1000,
  /** Time for a creator to confirm a statement or to query it; silence confirms it. */
  statementDays: 7,
  /** No transfer goes to bank details for this long after they were saved. */
  bankHoldSeconds: 24 * 3600,
  /** Counted back from the pay date: the main cut, its supplement, and from when on a person may cut. */
  payoutCut: { mainBankDays: 3, supplementBankDays: 2, byHandBankDays: 5, hour: "09:00" },
  /** A payment that nobody has claimed this long after its last due day may be written off. */
  unclaimedYears: 5,
  /** Rows that one transaction of a payout run handles. */
  payoutSlice: 2000,
  /** A creator without bank details is told this many days before the pay date. */
  bankMissingDays: 7,
} as const;
