/** A whole number as both languages write it: 50,000,000. */
export const grouped = (whole: number): string => new Intl.NumberFormat("en").format(whole);
