import { searchLimits } from "./company/search-limits.ts";
import { dealLimits } from "./deals/deal-limits.ts";
import { firstLimits } from "./first-limits.ts";

/** Business constants (docs/product says which rule each belongs to). Each stands here or in a part of it, and nowhere else; the unit is in the name. */
export const limits = {
  ...firstLimits,
  ...searchLimits,
  ...dealLimits,

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
  /** What a creator's page in the console shows of their payments. */
  operatorPaymentsShown: 20,
  /** What a bank calls a transfer. */
  bankReferenceMaxLength: 100,

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

  legalNameLength: { min: 2, max: 50 },
  tradeNameMaxLength: 50,
  adultYears: 18,
  /** From this age on Instagram, TikTok and YouTube let somebody have an account. */
  platformAgeYears: 13,

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
