/** Seconds, as the platforms' documents name them. */
export const lifetimes = { hour: 3600, day: 86_400 } as const;
