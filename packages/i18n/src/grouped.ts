/** A number as both languages write it, whole or to a tenth: 50,000,000. Without Intl, whose formatters keep a phone from answering. */
export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
