import { type Platform, platforms } from "@tomoru/contract/platforms";
import type { Config } from "../config.ts";
import { instagram } from "./instagram.ts";
import { ownOrigin, realAddresses, standInAddresses } from "./platform-addresses.ts";
import { type PlatformLimits, platformHttp } from "./platform-http.ts";
import { askJson } from "./platform-json.ts";
import type { PlatformCredentials, SocialPlatform } from "./social-platform.ts";
import { tiktok } from "./tiktok.ts";
import { youtube } from "./youtube.ts";

export type SocialPlatforms = {
  /** Undefined in production for a platform without credentials. */
  get(platform: Platform): SocialPlatform | undefined;
  readonly available: readonly Platform[];
};

/** What the sandbox is asked with; it is no secret, and the sandbox does not exist in production. */
export const sandboxCredentials: PlatformCredentials = { clientId: "sandbox", clientSecret: "sandbox" };

const makers = { instagram, tiktok, youtube } as const;

type SocialSettings = Pick<Config, "social" | "production" | "appUrl" | "host" | "port">;

/** The platforms that can be linked here: the real ones by their credentials, outside production the sandbox without. */
export function socialPlatforms(config: SocialSettings, limits?: PlatformLimits): SocialPlatforms {
  const ask = askJson(platformHttp(limits));
  const made = new Map<Platform, SocialPlatform>();
  for (const platform of platforms) {
    const { credentials, addresses } = config.social[platform];
    if (!credentials && config.production) continue;
    const base = credentials
      ? realAddresses[platform]
      : standInAddresses(platform, { outside: config.appUrl, inside: ownOrigin(config) });
    const parts = {
      ask,
      addresses: { ...base, ...addresses },
      credentials: credentials ?? sandboxCredentials,
      isSandbox: !credentials,
    };
    made.set(platform, makers[platform](parts));
  }
  return { get: (platform) => made.get(platform), available: [...made.keys()] };
}
