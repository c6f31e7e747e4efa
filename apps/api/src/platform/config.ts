import { z } from "zod";
import type { EncryptionKey } from "./crypto/key-ring.ts";
import { type SocialConfig, socialConfigOf, socialVariables } from "./social/social-config.ts";
import { StartFault } from "./start-fault.ts";

const port = z.coerce.number().int().min(1).max(65_535);
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
const secret = z.string().min(32);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return ["http:", "https:"].includes(protocol) && origin === value.replace(/\/$/, "");
}

const credential = "what the platform's developer console shows; id and secret together, or neither";
const address = "http://… or https://… without a query";

/** What each variable should look like: the second half of the one line that a wrong value ends the start with. */
const shapes = {
  NODE_ENV: "production, development or test",
  PORT: "a port from 1 to 65535",
  HOST: "an address to listen on, for example 127.0.0.1",
  APP_URL:
    "the public origin without a path, for example https://tomoru.example (https, except on localhost)",
  DATABASE_URL: "postgres://user:password@host:port/database",
  DATABASE_DIRECT_URL: "postgres://… of the same database without the pooler, or nothing where there is none",
  DATABASE_READ_URL: "postgres://… of a replica that the server waits for, or nothing where there is none",
  DATA_DIR: "a folder that can be written to",
  APP_SECRET: "at least 32 characters, random, not a sample value",
  ENCRYPTION_KEYS: "id:base64,id:base64 with keys of 32 bytes; the first encrypts, all decrypt",
  SMTP_URL: "smtp://user:password@host:port or smtps://…",
  MAIL_FROM: "an e-mail address, for example no-reply@tomoru.example",
  SUPPORT_EMAIL: "an e-mail address, for example support@tomoru.example",
  OPERATOR_TOKEN: "at least 32 characters, or nothing to keep the operator calls off",
  DEMO: "on or off",
  TRUST_PROXY: "how many proxies to believe, 0 to 10",
  LOG_LEVEL: "fatal, error, warn, info or debug",
  INSTAGRAM_CLIENT_ID: credential,
  INSTAGRAM_CLIENT_SECRET: credential,
  INSTAGRAM_AUTHORIZE_URL: address,
  INSTAGRAM_TOKEN_URL: address,
  INSTAGRAM_API_URL: address,
  INSTAGRAM_REVOKE_URL: address,
  TIKTOK_CLIENT_ID: credential,
  TIKTOK_CLIENT_SECRET: credential,
  TIKTOK_AUTHORIZE_URL: address,
  TIKTOK_TOKEN_URL: address,
  TIKTOK_API_URL: address,
  TIKTOK_REVOKE_URL: address,
  YOUTUBE_CLIENT_ID: credential,
  YOUTUBE_CLIENT_SECRET: credential,
  YOUTUBE_AUTHORIZE_URL: address,
  YOUTUBE_TOKEN_URL: address,
  YOUTUBE_API_URL: address,
  YOUTUBE_REVOKE_URL: address,
} as const;

type Variable = keyof typeof shapes;

const Environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  APP_URL: z.string().refine(isOrigin).optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_DIRECT_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_READ_URL: url("postgres:", "postgresql:").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  APP_SECRET: secret.optional(),
  ENCRYPTION_KEYS: z
    .string()
    .refine((value) => parseKeys(value) !== null)
    .optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: z.email().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  OPERATOR_TOKEN: secret.optional(),
  DEMO: z.enum(["on", "off"]).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug"]).default("info"),
  ...socialVariables,
});

type Environment = z.infer<typeof Environment>;

export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The public origin, without a slash at its end. */
  readonly appUrl: string;
  /** Undefined: the embedded database under dataDir. */
  readonly databaseUrl: string | undefined;
  /** Set where databaseUrl leads to a pooler that lends connections by the transaction: the same database without it. */
  readonly databaseDirectUrl: string | undefined;
  /** A streaming replica of it. */
  readonly databaseReadUrl: string | undefined;
  readonly dataDir: string;
  readonly appSecret: string;
  readonly encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** Undefined: mails go to the dev mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly operatorToken: string | undefined;
  readonly demo: boolean;
  readonly trustProxy: number;
  readonly logLevel: Environment["LOG_LEVEL"];
  readonly social: SocialConfig;
};

/** Ends the start: one line that names the variable and what it should look like. Never carries the value. */
class ConfigError extends StartFault {
  constructor(variable: Variable, problem: "missing" | "wrong") {
    super(
      `${variable} is ${problem === "missing" ? "required" : "not usable"}: it should be ${shapes[variable]}.`,
    );
  }
}

const requiredInProduction = [
  "APP_URL",
  "APP_SECRET",
  "ENCRYPTION_KEYS",
  "SMTP_URL",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
] as const satisfies readonly Variable[];

/** Values that stand in examples and would be known to everybody. */
const samples = /change|example|sample|secret|password|xxxx|0{16}|1234567890/i;

export type GeneratedSecrets = { readonly appSecret: string; readonly encryptionKeys: string };

/** The environment as the product uses it. `generate` makes the secrets that are not given, outside production. Throws ConfigError. */
export function parseConfig(env: NodeJS.ProcessEnv, generate: (dataDir: string) => GeneratedSecrets): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.path[0] as Variable, "wrong");
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  if (production) refuseUnfit(values);
  if (!values.DATABASE_URL && (values.DATABASE_DIRECT_URL || values.DATABASE_READ_URL)) {
    throw new ConfigError("DATABASE_URL", "missing");
  }

  const generated = values.APP_SECRET && values.ENCRYPTION_KEYS ? undefined : generate(values.DATA_DIR);
  const keys = parseKeys(values.ENCRYPTION_KEYS ?? generated?.encryptionKeys ?? "");
  if (!keys) throw new ConfigError("ENCRYPTION_KEYS", "wrong");
  const mailFrom = values.MAIL_FROM ?? "no-reply@localhost";
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir: values.DATA_DIR,
    appSecret: values.APP_SECRET ?? generated?.appSecret ?? "",
    encryptionKeys: keys,
    smtpUrl: values.SMTP_URL,
    mailFrom,
    supportEmail: values.SUPPORT_EMAIL ?? mailFrom,
    operatorToken: values.OPERATOR_TOKEN,
    demo: values.DEMO ? values.DEMO === "on" : !production && values.DATABASE_URL === undefined,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    social: socialConfigOf(values, (variable) => {
      throw new ConfigError(variable, "missing");
    }),
  };
}

/** A sample, or one made of so few characters that nobody drew it. */
function isGuessable(value: string): boolean {
  return samples.test(value) || new Set(value).size < 10;
}

function refuseUnfit(values: Environment): void {
  for (const variable of requiredInProduction) {
    if (values[variable] === undefined) throw new ConfigError(variable, "missing");
  }
  for (const variable of ["APP_SECRET", "OPERATOR_TOKEN"] as const) {
    const value = values[variable];
    if (value !== undefined && isGuessable(value)) throw new ConfigError(variable, "wrong");
  }
  const { protocol, hostname } = new URL(values.APP_URL ?? "");
  if (protocol !== "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    throw new ConfigError("APP_URL", "wrong");
  }
}

function parseKeys(value: string): readonly [EncryptionKey, ...EncryptionKey[]] | null {
  const keys = value.split(",").map((entry) => {
    const [, id, base64] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry.trim()) ?? [];
    return id && base64 ? { id, key: Buffer.from(base64, "base64") } : null;
  });
  const [first, ...rest] = keys;
  if (!first || rest.includes(null)) return null;
  if (new Set(keys.map((key) => key?.id)).size !== keys.length) return null;
  return [first, ...rest.filter((key) => key !== null)];
}
