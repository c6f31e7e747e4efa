/** Business constants (docs/product says which rule each belongs to). Each stands here and nowhere else; the unit is in the name. */
export const limits = {
  emailMaxLength: 254,
  fullNameLength: { min: 2, max: 50 },
  /** Sign-in accepts what older rules allowed; the new-password rules are stricter. */
  signInPasswordLength: { min: 6, max: 16 },
  newPasswordLength: { min: 8, max: 16 },
  creatorNameLength: { min: 1, max: 50 },
  bioMaxLength: 150,
  textInputMaxLength: 150,

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
  /** Of people who are not signed in, for one network. */
  openInquiriesPerHour: 3,
  cancellationsPerHour: 5,

  otpLength: 6,
  otpLifetimeSeconds: 600,
  /** Of the network that asked for the code; all others together have as many more. */
  otpTries: 5,
  /** From one network, over all e-mails. */
  otpChecksPerHour: 30,
  /** How long the id that a reset code was exchanged for is good. */
  otpIdLifetimeSeconds: 600,
  otpResendSeconds: 60,
  /** For who asked first within the hour; all others together have as many more, and so have the networks where the person has signed in. */
  otpPerEmailPerHour: 5,
  /** After this many failures in a row an account gets one code a day until a success. */
  otpFailuresBeforeSlowdown: 100,
  otpSlowdownSeconds: 86_400,
  codeRequestsPerIpPerHour: 10,
  /** Beside the count of a line (an IPv4 address, an IPv6 /64) every ration of a network has a second one for the /48 around it, so many times as high. */
  widerNetworkTimes: 10,
  /** A notice that could not be delivered for so long is stale. */
  noticeLifetimeSeconds: 72 * 3600,

  wrongPasswordsBeforeLock: 10,
  signInLockSeconds: 3600,
  wrongSignInsPerIp: { count: 30, windowSeconds: 300, blockSeconds: 600 },
  /** A network from which a person has signed in is known for so long: its wrong passwords are counted apart from all others. */
  knownNetworkSeconds: 90 * 86_400,
  /** Of one account, from one network. */
  rightPasswordsPerHour: 30,
  /** Of the passwords that a copy is hashing or has waiting, so many are of one network. */
  hashingPlacesPerNetwork: 8,

  accessTokenSeconds: 900,
  refreshTokenSeconds: 30 * 86_400,
  refreshForgivenessSeconds: 10,
  sessionsPerInfluencer: 10,
  /** Counted over all copies of the server; a copy takes blocks of so many from the database and counts within them itself. */
  callsPerSessionPerMinute: 300,
  callsPerLease: 50,
  tokenCookieDays: 30,

  offersPageSize: 5,
  pageSize: { min: 1, max: 50 },
  pageOffsetMax: 1_000_000,
  operatorRows: { min: 1, max: 1000 },
  homeMonths: 12,
  homeUpcoming: 2,

  authBodyBytes: 4 * 1024,
  bodyBytes: 64 * 1024,
  operatorBodyBytes: 2 * 1024 * 1024,
  bodyDepth: 32,
  headerBytes: 16 * 1024,
} as const;

/** Fetching constants of the client: SWR's own defaults, written down so that a test can hold them. */
export const fetching = {
  dedupeMs: 2000,
  focusThrottleMs: 5000,
  errorRetryMs: 5000,
  slowLoadingMs: 3000,
  retries: { profile: 3, offer: 2, bank: 3, category: 3, account: 3 },
} as const;

/** Live updates (docs/decisions/0015). */
export const live = {
  /** On one copy of the server; one more ends the oldest. A browser without HTTP/2 has six connections in all. */
  streamsPerSession: 5,
  /** Whoever had to make room comes back after this. */
  makeRoomMs: 60_000,
  pingMs: 25_000,
  /** A page that hears nothing for so long, not even a ping, takes its stream for dead. */
  silenceMs: 60_000,
  /** How often a page asks by itself while it has no stream. */
  pollMs: 30_000,
  /** A hidden page closes its stream after this. */
  hiddenMs: 60_000,
  reconnectMs: { first: 1000, most: 60_000 },
} as const;

/** What a device keeps of what its creator has read, for the time without a network. */
export const offlineReading = {
  /** Of JSON, over all that is kept. */
  characters: 200_000,
  /** Of one list: a hundred offers. */
  pages: 20,
} as const;
