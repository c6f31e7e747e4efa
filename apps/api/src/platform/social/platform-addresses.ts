import type { Platform } from "@tomoru/contract/platforms";
import type { Config } from "../config.ts";
import type { PlatformAddresses } from "./social-platform.ts";

/** The platforms' own addresses. Instagram documents no call that takes a grant back. */
export const realAddresses: Readonly<Record<Platform, PlatformAddresses>> = {
  instagram: {
    authorize: "https://www.instagram.com/oauth/authorize",
    token: "https://api.instagram.com/oauth/access_token",
    api: "https://graph.instagram.com",
    revoke: undefined,
  },
  tiktok: {
    authorize: "https://www.tiktok.com/v2/auth/authorize/",
    token: "https://open.tiktokapis.com/v2/oauth/token/",
    api: "https://open.tiktokapis.com",
    revoke: "https://open.tiktokapis.com/v2/oauth/revoke/",
  },
  youtube: {
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    api: "https://www.googleapis.com",
    revoke: "https://oauth2.googleapis.com/revoke",
  },
};

/** Where the sandbox answers below an origin: the platforms' own paths behind a prefix. */
export function sandboxPath(platform: Platform): `/dev/social/${Platform}` {
  return `/dev/social/${platform}`;
}

/** A stand-in's addresses: the browser goes to the public origin, the server to `inside`. */
export function standInAddresses(
  platform: Platform,
  { outside, inside }: { outside: string; inside: string },
): PlatformAddresses {
  const { authorize, token, revoke } = realAddresses[platform];
  const base = `${inside}${sandboxPath(platform)}`;
  return {
    authorize: `${outside}${sandboxPath(platform)}${new URL(authorize).pathname}`,
    token: `${base}${new URL(token).pathname}`,
    api: base,
    revoke: revoke && `${base}${new URL(revoke).pathname}`,
  };
}

/** How this process reaches itself: an address to listen on that means all of them is none to connect to. */
export function ownOrigin({ host, port }: Pick<Config, "host" | "port">): string {
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? host;
  return `http://${reachable.includes(":") && !reachable.startsWith("[") ? `[${reachable}]` : reachable}:${port}`;
}
