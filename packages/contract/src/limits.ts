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
  /** Of a company. */
  invitationsPerDay: 20,
  /** A link to a new e-mail. */
  emailLinkSeconds: 24 * 3600,
  emailLinkResendSeconds: 300,
  planChangesPerHour: 10,
  cardPagesPerHour: 10,
  /** Without a payment, from the first failure on. */
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
  /** A search counts no further. */
  searchCountMost: 1000,
  searchesPerMinute: 60,
  /** Signed out, from one network. */
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
  /** How old the number of new ones of a saved search gets. */
  newCountSeconds: 3600,
  /** Of one saved search. */
  newMatchesMailSeconds: 86_400,
  csvRowsOfSearch: 1000,
  csvFilesPerHour: 20,

  creatorsPerConsultation: 500,
  consultationsPerHour: 20,
  /** Of one company, at one creator. */
  pendingOffersPerCreator: 3,
  /** Of a company that is not verified. */
  unverifiedCreatorsPerDay: 10,
  answerDays: { min: 3, max: 30, usual: 14 },
  /** Days ahead that a company may ask for. */
  periodDays: 180,
  feeYen: { min: 3000, max: 50_000_000 },
  usageMonths: { min: 1, max: 24 },
  /** Before the time for an answer ends. */
  offerClosingSeconds: 48 * 3600,
  answeredMailSeconds: 3600,
  /** A company reminds a creator of the same thing. */
  reminderSeconds: 24 * 3600,

  /** Published and not over, of a company. */
  openCampaigns: 20,
  campaignsPerDay: 100,
  campaignCapacity: { min: 1, max: 500 },
  /** Days ahead on which applications end. */
  campaignClosesDays: { min: 1, max: 60 },
  /** After the last day for applications, to choose in. */
  campaignSelectDays: 14,
  campaignCategories: 16,
  minFollowers: { min: 0, max: 100_000_000 },
  applicationMessageMaxLength: 1000,
  /** Of a creator, undecided. */
  openApplications: 30,
  applicationsPerCampaign: 2000,
  campaignCountMost: 1000,
  appliedMailSeconds: 3600,

  termsVersions: 6,
  /** For the company to send them, once the creator has asked. */
  paperDays: 7,
  /** The company sends its first version within it, then each side answers. */
  termsDays: 7,
  fundingHours: 72,
  transferBankDays: 5,
  /** Of these bank days of a transfer that has not come whole. */
  transferReminderBankDays: [2, 4],
  /** Of one charge. */
  fundingTriesPerHour: 10,
  draftReviewDays: 5,
  draftRepairDays: 5,
  reportAcceptDays: 7,
  reportRepairDays: 5,
  reportRejections: 2,
  disputeBankDays: 5,
  /** Of a cancellation or an amendment that one side proposes. */
  proposalHours: 72,
  /** After the contract, in which nobody owes anything for leaving. */
  freeCancelHours: 24,
  /** Before the first day of posting. */
  earlyCancelDays: 7,
  /** Percent of the fee that a creator keeps when the company alone cancels: early, once there is work, once it is approved. */
  companyCancelPercents: { early: 20, begun: 50, approved: 80 },
  /** After the last day of posting without a report. */
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
  /** Of one creator, asked for by hand. */
  postChecksPerHour: 60,
  /** After a platform that said nothing; then a post is taken as unreadable. */
  postCheckRetryMinutes: [1, 5, 15],
  /** After the post was found in order; and once more when it need not stay any longer. */
  postRecheckDays: [1, 7],
  reportNoteMaxLength: 1000,
  reportFigureMost: 1_000_000_000_000,
  /** Days before a draft or a post is due. */
  deliveryReminderDays: 2,
  /** What creators are shown of a company: of how many days, and of how many cases at least. */
  companyFigureDays: 180,
  companyFigureCases: 5,
  /** What an applicant is told of others' fees: of so many people at least, each with one contract. */
  peerFeePeople: 20,
  /** Before the clock acts in the company's place. */
  actDueSeconds: 24 * 3600,
  /** Before terms end by silence. */
  termsClosingSeconds: 48 * 3600,
  /** Days before a use of a work elsewhere ends. */
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
  /** Warned messages in a day, after which the operator looks before another one goes. */
  prepayMessagesPerDay: 3,
  dealMessageMailHours: 6,
  filesPerMessage: 3,
  filesPerDeal: 30,
  filesPerHour: 60,
  imageBytes: 2 * 1024 * 1024,
  imageSide: 8000,
  /** After the end of a deal. */
  filesKeptDays: 180,
  /** After the month of its end, what both sides said and delivered; after the year of its end, the deal with its contract. */
  dealWordsKeptMonths: 24,
  contractsKeptYears: 7,
  fileChunkBytes: 256 * 1024,
  uploadSeconds: 60,
  calendarReadsPerHour: 60,
  calendarRenewalsPerHour: 10,
  /** Contracts in a feed, and how long a cancelled one is told of. */
  calendarDeals: 200,
  calendarCancelledDays: 30,
  dealCountMost: 1000,
  /** In which a creator confirms a statement or asks; silence confirms it. */
  statementDays: 7,
  /** After bank details were saved, in which no transfer goes to them. */
  bankHoldSeconds: 24 * 3600,
  /** Before the pay date: the main cut, its supplement, and from when on a person may cut. */
  payoutCut: { mainBankDays: 3, supplementBankDays: 2, byHandBankDays: 5, hour: "09:00" },
  /** From its last due day, after which a payment that nobody claims may be booked out. */
  unclaimedYears: 5,
  /** Of a transaction of a run. */
  payoutSlice: 2000,
  /** Before the pay date, on which a creator without bank details is told. */
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
  /** Signed out, from one network. */
  openInquiriesPerHour: 3,
  cancellationsPerHour: 5,

  otpLength: 6,
  /** From the network that requested the code; all others together have as many. */
  otpTries: 5,
  /** From one network, over all e-mails. */
  otpChecksPerHour: 30,
  otpIdLifetimeSeconds: 600,
  companyOtpResendSeconds: 300,
  /** For each side: known networks, the first to ask within the hour, all others. */
  otpPerEmailPerHour: 5,
  /** In a row, for an account: from then on one code a day until a success. */
  otpFailuresBeforeSlowdown: 100,
  otpSlowdownSeconds: 86_400,
  codeRequestsPerIpPerHour: 10,
  /** A ration of an IPv6 /64 has a second one for its /48, so many times as high. */
  widerNetworkTimes: 10,
  noticeLifetimeSeconds: 72 * 3600,

  wrongPasswordsBeforeLock: 10,
  signInLockSeconds: 3600,
  wrongSignInsPerIp: { count: 30, windowSeconds: 300, blockSeconds: 600 },
  /** Since the last sign-in from there: wrong passwords of known networks are counted apart. */
  knownNetworkSeconds: 90 * 86_400,
  /** Of one account, from one network. */
  rightPasswordsPerHour: 30,
  /** Of the passwords that a copy is hashing or has queued. */
  hashingPlacesPerNetwork: 8,

  accessTokenSeconds: 900,
  refreshTokenSeconds: 30 * 86_400,
  refreshForgivenessSeconds: 10,
  /** Of one creator, or of one member of a company. */
  sessionsPerAccount: 10,
  /** Over all copies of the server: each leases blocks of `callsPerLease` from the database. */
  callsPerSessionPerMinute: 300,
  callsPerLease: 50,

  offersPageSize: 5,
  pageSize: { min: 1, max: 50 },
  pageOffsetMax: 1_000_000,
  operatorRows: { min: 1, max: 1000 },
  /** Of a payment that is entered outside of deals: how many days ago, and from now, its day may be. */
  enteredPaymentDays: { ago: 3653, ahead: 366 },
  homeMonths: 12,
  homeUpcoming: 2,
  homeNextDays: 3,
  /** Contracts of a creator that are looked through for what lies ahead, the newest change first. */
  unfinishedDeals: 200,
  /** Rows of each part of a company's home, and deals of the month before whose posts it sums up. */
  companyHome: { waiting: 8, running: 5, changes: 8, dealsOfMonth: 200 },
  /** Of a creator's page of earnings. */
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
  /** The oldest reconnects after this. */
  makeRoomMs: 60_000,
  pingMs: 25_000,
  /** Without a ping for so long a page reconnects. */
  silenceMs: 60_000,
  /** While a page has no stream. */
  pollMs: 30_000,
  hiddenMs: 60_000,
  reconnectMs: { first: 1000, most: 60_000 },
} as const;

/** What a device caches for offline reading. */
export const offlineReading = {
  /** Of JSON, in total. */
  characters: 200_000,
  /** Of one list: a hundred offers. */
  pages: 20,
} as const;
