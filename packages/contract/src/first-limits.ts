/** Those of `limits` that the first script of a site takes along: the others come with the pages that keep them. */
export const firstLimits = {
  emailMaxLength: 254,
  fullNameLength: { min: 2, max: 50 },
  /** Sign-in accepts what older rules allowed. */
  signInPasswordLength: { min: 6, max: 16 },
  newPasswordLength: { min: 8, max: 16 },
  otpLifetimeSeconds: 600,
  otpResendSeconds: 60,
  tokenCookieDays: 30,
} as const;

/** SWR's own defaults, stated so that a test can hold them. */
export const fetching = {
  dedupeMs: 2000,
  focusThrottleMs: 5000,
  errorRetryMs: 5000,
  slowLoadingMs: 3000,
  retries: { profile: 3, offer: 2, bank: 3, category: 3, account: 3 },
} as const;
