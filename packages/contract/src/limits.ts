import { firstLimits } from "./first-limits.ts";

/** Business constants (docs/product says which rule each belongs to). Each stands here and nowhere else; the unit is in the name. */
export const limits = {
  ...firstLimits,

  creatorNameLength: { min: 1, max: 50 },
  bioMaxLength: 150,
  textInputMaxLength: 150,

  companyNameLength: { min: 2, max: 100 },
  invitationSeconds: 7 * 86_400,
  invitationResendSeconds: 300,
  /** Per company. */
  invitationsPerDay: 20,
  /** How long the link that confirms a new e-mail address is valid. */
  emailLinkSeconds: 24 * 3600,
  emailLinkResendSeconds: 300,
  planChangesPerHour: 10,
  cardPagesPerHour: 10,
  /** From the first failed payment until an unpaid company is suspended. */
  unpaidUntilSuspendedSeconds: 7 * 24 * 3600,
  requestKeySeconds: 24 * 3600,
  usageKeptMonths: 24,
  operatorReasonMaxLength: 500,
  /** What a bank calls a transfer. */
  bankReferenceMaxLength: 100,

  searchWords: 3,
  searchWordLength: 30,
  searchCategories: 10,
  accountsPerPage: 24,
  /** Searches stop counting results here. */
  searchCountMost: 1000,
  searchesPerMinute: 60,
  /** Days at the limit of search, among the newest, of which the operator is told. */
  fullDaysTold: 3,
  fullDaysWithin: 30,
  /** Free companies of one e-mail domain, among those that are as new, of which the operator is told. */
  domainCompaniesTold: 5,
  domainCompaniesDays: 90,
  /** That one notice names. */
  noticeCompanies: 100,
  noticesShown: 50,
  /** For visitors who are not signed in, per network. */
  visitorSearchesPerHour: 30,
  leastCompared: 2,
  comparedCreators: 4,
  listNameMaxLength: 60,
  listExplanationMaxLength: 500,
  listNoteMaxLength: 500,
  groupNameMaxLength: 40,
  groupsPerCompany: 100,
  addedAtOnce: 100,
  searchNameMaxLength: 40,
  newCountMost: 99,
  /** How old the count of a saved search's new results may be. */
  newCountSeconds: 3600,
  /** A saved search sends one mail in this time at most. */
  newMatchesMailSeconds: 86_400,
  csvRowsOfSearch: 1000,
  csvFilesPerHour: 20,

  creatorsPerConsultation: 500,
  consultationsPerHour: 20,
  /** Unanswered offers from one company to one creator. */
  pendingOffersPerCreator: 3,
  /** Per company, until it is verified. */
  unverifiedCreatorsPerDay: 10,
  answerDays: { min: 3, max: 30, usual: 14 },
  /** The period of an offer ends this many days from today at the latest. */
  periodDays: 180,
  feeYen: { min: 3000, max: 50_000_000 },
  usageMonths: { min: 1, max: 24 },
  /** A creator is reminded this long before the time to answer ends. */
  offerClosingSeconds: 48 * 3600,
  answeredMailSeconds: 3600,
  /** A company may remind a creator of the same thing once in this time. */
  reminderSeconds: 24 * 3600,

  /** Campaigns of one company that are published and not over. */
  openCampaigns: 20,
  campaignsPerDay: 100,
  campaignCapacity: { min: 1, max: 500 },
  /** Applications close this many days from today. */
  campaignClosesDays: { min: 1, max: 60 },
  /** Time to choose creators after applications have closed. */
  campaignSelectDays: 14,
  campaignCategories: 16,
  minFollowers: { min: 0, max: 100_000_000 },
  applicationMessageMaxLength: 1000,
  /** Applications of one creator that are not decided yet. */
  openApplications: 30,
  applicationsPerCampaign: 2000,
  campaignCountMost: 1000,
  appliedMailSeconds: 3600,

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
  legalNameLength: { min: 2, max: 50 },
  tradeNameMaxLength: 50,
  adultYears: 18,

  birthYearMin: 1900,
  bankPersonNameLength: { min: 3, max: 50 },
  bankNameMaxLength: 100,
  accountNumberLength: { min: 8, max: 20 },
  cancellationNameMaxLength: 100,
  cancellationPhoneMaxLength: 20,
  cancellationDetailMaxLength: 1000,
  inquiryMessageMaxLength: 4000,
  bankChangesPerHour: 10,
  emailChangesPerHour: 10,
  inquiriesPerHour: 5,
  /** From people who are not signed in, per network. */
  openInquiriesPerHour: 3,
  cancellationsPerHour: 5,

  otpLength: 6,
  /** For the network that requested the code; all other networks together have as many. */
  otpTries: 5,
  /** Per network, over all e-mail addresses. */
  otpChecksPerHour: 30,
  otpIdLifetimeSeconds: 600,
  companyOtpResendSeconds: 300,
  /** Three groups have as many each: known networks, the first to ask within the hour, and all others. */
  otpPerEmailPerHour: 5,
  /** Per account, in a row; from then on one code a day until one is redeemed. */
  otpFailuresBeforeSlowdown: 100,
  otpSlowdownSeconds: 86_400,
  codeRequestsPerIpPerHour: 10,
  /** An IPv6 /48 as a whole may do this many times what each /64 in it may. */
  widerNetworkTimes: 10,
  noticeLifetimeSeconds: 72 * 3600,

  wrongPasswordsBeforeLock: 10,
  signInLockSeconds: 3600,
  wrongSignInsPerIp: { count: 30, windowSeconds: 300, blockSeconds: 600 },
  /** How long a network stays known after a sign-in from it; its wrong passwords are counted apart. */
  knownNetworkSeconds: 90 * 86_400,
  /** Per account and network. */
  rightPasswordsPerHour: 30,
  /** Passwords from one network that a copy of the server is hashing or has queued. */
  hashingPlacesPerNetwork: 8,

  accessTokenSeconds: 900,
  refreshTokenSeconds: 30 * 86_400,
  refreshForgivenessSeconds: 10,
  /** Per creator, or per member of a company. */
  sessionsPerAccount: 10,
  /** Over all copies of the server: each leases blocks of `callsPerLease` from the database. */
  callsPerSessionPerMinute: 300,
  callsPerLease: 50,

  offersPageSize: 5,
  pageSize: { min: 1, max: 50 },
  pageOffsetMax: 1_000_000,
  operatorRows: { min: 1, max: 1000 },
  /** How many days back and ahead the day of a payment outside of deals may be. */
  enteredPaymentDays: { ago: 3653, ahead: 366 },
  homeMonths: 12,
  homeUpcoming: 2,
  homeNextDays: 3,
  /** Contracts of a creator that are searched for coming dates, the newest change first. */
  unfinishedDeals: 200,
  /** Rows in each part of a company's home, and how many of last month's deals its sums include. */
  companyHome: { waiting: 8, running: 5, changes: 8, dealsOfMonth: 200 },
  /** Rows on a creator's page of earnings. */
  comingPayments: 50,

  authBodyBytes: 4 * 1024,
  bodyBytes: 64 * 1024,
  operatorBodyBytes: 2 * 1024 * 1024,
  bodyDepth: 32,
  headerBytes: 16 * 1024,
} as const;

/** Live updates (docs/decisions/0015). */
export const live = {
  /** On one copy of the server; one more ends the oldest. A browser has six connections without HTTP/2. */
  streamsPerSession: 5,
  /** The stream that was ended reconnects after this time. */
  makeRoomMs: 60_000,
  pingMs: 25_000,
  /** A page reconnects after this time without a ping. */
  silenceMs: 60_000,
  /** How often a page asks while it has no stream. */
  pollMs: 30_000,
  hiddenMs: 60_000,
  reconnectMs: { first: 1000, most: 60_000 },
} as const;

/** What a device caches for offline reading. */
export const offlineReading = {
  /** All JSON together. */
  characters: 200_000,
  /** Per list: a hundred offers. */
  pages: 20,
} as const;
