import type { TokenPair } from "@tomoru/contract/auth";
import { limits } from "@tomoru/contract/limits";

const secondsPerDay = 86_400;
const attributes = "Path=/; Secure; SameSite=Strict";

export function readTokens(): Partial<TokenPair> {
  // While pages are drawn at build time nobody is signed in.
  if (typeof document === "undefined") return {};
  const cookies = new Map(
    document.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, decodeURIComponent(value.join("="))] as const;
    }),
  );
  const accessToken = cookies.get("accessToken");
  const refreshToken = cookies.get("refreshToken");
  return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
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
