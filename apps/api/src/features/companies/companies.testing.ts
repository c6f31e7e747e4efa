import type { TestApp } from "../../testing/test-app.ts";

const link = /\/company\/(?:invitation\/|email\/confirm\?token=)([\w-]+)/;

/** What the link of the next mail to an address ends with; mails without one are passed over. */
export async function linkMailedTo(app: TestApp, email: string): Promise<string> {
  for (;;) {
    const [, token] = link.exec((await app.mail.mailTo(email)).text) ?? [];
    if (token) return token;
  }
}

/** How often each code was answered, success as 200. */
export function tallyOf(
  answers: readonly { status: number; code: number | undefined }[],
): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status, code } of answers) {
    const key = status === 200 ? 200 : (code ?? status);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
