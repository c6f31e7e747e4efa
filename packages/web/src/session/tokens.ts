import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { firstLimits } from "@tomoru/contract/first-limits";
import { site } from "../site/site.ts";

const secondsPerDay = 86_400;
const attributes = "Path=/; Secure; SameSite=Strict";

export function readTokens(): Partial<TokenPair> {
  if (typeof document === "undefined") return {};
  const { cookies } = site();
  const accessToken = readCookie(cookies.accessToken);
  const refreshToken = readCookie(cookies.refreshToken);
  return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
}

/** Other services on this host and extensions set cookies too; theirs are not decoded. A malformed value counts as none. */
function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  const { cookies } = site();
  const seconds = firstLimits.tokenCookieDays * secondsPerDay;
  writeCookie({ name: cookies.accessToken, value: accessToken, seconds });
  writeCookie({ name: cookies.refreshToken, value: refreshToken, seconds });
}

export function clearTokens(): void {
  for (const name of Object.values(site().cookies)) writeCookie({ name, value: "", seconds: 0 });
}

function writeCookie({ name, value, seconds }: { name: string; value: string; seconds: number }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a token must be readable in the very next statement; the Cookie Store API is asynchronous.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
}
