import { type Platform, platforms } from "@tomoru/contract/platforms";
import { z } from "zod";
import type { PlatformAddresses, PlatformCredentials } from "./social-platform.ts";

export type PlatformConfig = {
  /** Undefined: the sandbox stands in, and in production the platform cannot be linked. */
  readonly credentials: PlatformCredentials | undefined;
  /** What the environment puts in place of the platform's own addresses. */
  readonly addresses: Partial<PlatformAddresses>;
};
export type SocialConfig = Readonly<Record<Platform, PlatformConfig>>;

const parts = ["CLIENT_ID", "CLIENT_SECRET", "AUTHORIZE_URL", "TOKEN_URL", "API_URL", "REVOKE_URL"] as const;

export type SocialVariable = `${Uppercase<Platform>}_${(typeof parts)[number]}`;
export type SocialEnvironment = { readonly [V in SocialVariable]?: string | undefined };

const credential = z.string().min(1).optional();
const address = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[?#]/.test(value))
  .optional();

/** The six variables of each platform, as part of the environment's schema. */
export const socialVariables = Object.fromEntries(
  platforms.flatMap((platform) =>
    parts.map((part) => [variable(platform, part), part.endsWith("_URL") ? address : credential]),
  ),
) as Record<SocialVariable, typeof credential>;

/** The environment by platform. `onMissing` is told the variable that an id without a secret, or the other way round, lacks. */
export function socialConfigOf(
  env: SocialEnvironment,
  onMissing: (variable: SocialVariable) => void,
): SocialConfig {
  const configOf = (platform: Platform): PlatformConfig => {
    const [idName, secretName] = [variable(platform, "CLIENT_ID"), variable(platform, "CLIENT_SECRET")];
    const { [idName]: clientId, [secretName]: clientSecret } = env;
    if (clientId !== undefined && clientSecret === undefined) onMissing(secretName);
    if (clientId === undefined && clientSecret !== undefined) onMissing(idName);
    const hasBoth = clientId !== undefined && clientSecret !== undefined;
    return {
      credentials: hasBoth ? { clientId, clientSecret } : undefined,
      addresses: addressesOf(platform, env),
    };
  };
  return { instagram: configOf("instagram"), tiktok: configOf("tiktok"), youtube: configOf("youtube") };
}

function addressesOf(platform: Platform, env: SocialEnvironment): Partial<PlatformAddresses> {
  const given = {
    authorize: env[variable(platform, "AUTHORIZE_URL")],
    token: env[variable(platform, "TOKEN_URL")],
    api: env[variable(platform, "API_URL")]?.replace(/\/$/, ""),
    revoke: env[variable(platform, "REVOKE_URL")],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function variable(platform: Platform, part: (typeof parts)[number]): SocialVariable {
  return `${platform.toUpperCase() as Uppercase<Platform>}_${part}`;
}
