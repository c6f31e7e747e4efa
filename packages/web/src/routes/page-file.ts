/** `bank-account.page.tsx` of `bankAccount`. */
export function fileOfPage(page: string): string {
  return `${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`;
}
