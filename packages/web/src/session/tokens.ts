import type { TokenPair } from "@tomoru/contract/accounts/auth";
import { limits } from "@tomoru/contract/limits";

const secondsPerDay = 86_400;
const attributes = "Path=/; Secure; SameSite=Strict";

export function readTokens(): Partial<TokenPair> {
  // While pages are drawn at build time nobody is signed in.
  if (typeof document === "undefined") return {};
  const accessToken = readCookie("accessToken");
  const refreshToken = readCookie("refreshToken");
  return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
}

/** Other services on this host and extensions set cookies as well: theirs are not even decoded. What is none of ours is taken for none. */
function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  const seconds = limits.tokenCookieDays * secondsPerDay;
  writeCookie({ name: "accessToken", value: accessToken, seconds });
  writeCookie({ name: "refreshToken", value: refreshToken, seconds });
}

export function clearTokens(): void {
  writeCookie({ name: "accessToken", value: "", seconds: 0 });
  writeCookie({ name: "refreshToken", value: "", seconds: 0 });
}

function writeCookie({ name, value, seconds }: { name: string; value: string; seconds: number }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a token must be readable in the very next statement; the Cookie Store API is asynchronous.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
}
