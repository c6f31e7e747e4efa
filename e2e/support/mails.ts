import { expect } from "@playwright/test";
import { server } from "./settings.ts";

export type Mail = { id: string; recipient: string; subject: string; text: string; receivedAt: string };

/** Newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** The newest six-digit code mailed to an address, once one has come; `not`: an older code that does not count. */
export async function mailCode(email: string, { not }: { not?: string } = {}): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const codes = (await mailsTo(email)).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]);
        code = codes.find((found) => found !== undefined);
        return code !== undefined && code !== not;
      },
      { message: `a code mailed to ${email}`, timeout: 45_000 },
    )
    .toBe(true);
  return code ?? "";
}
