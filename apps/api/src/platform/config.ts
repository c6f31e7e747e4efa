import { brand } from "@tomoru/i18n/brand";
import { z } from "zod";
import { type BillingConfig, billingConfigOf, billingVariables } from "./billing/billing-config.ts";
import { ConfigFaults, type Variable } from "./config-faults.ts";
import type { EncryptionKey } from "./crypto/key-ring.ts";
import { type DatabaseConfig, databaseConfigOf, databaseVariables } from "./db/database-config.ts";
import { isLoopbackHost } from "./loopback.ts";
import { readEnvironment, urlOf } from "./read-environment.ts";
import { type SocialConfig, socialConfigOf, socialVariables } from "./social/social-config.ts";

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(32);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return ["http:", "https:"].includes(protocol) && origin === value.replace(/\/$/, "");
}

const Environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  APP_URL: z.string().refine(isOrigin).optional(),
  ...databaseVariables,
  APP_SECRET: secret.optional(),
  ENCRYPTION_KEYS: z
    .string()
    .refine((value) => parseKeys(value) !== null)
    .optional(),
  // A query would be options for the mailer, among them to do without encryption.
  SMTP_URL: urlOf("smtp:", "smtps:")
    .refine((value) => !value.includes("?"))
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => parseSender(value) !== null)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  OPERATOR_TOKEN: secret.optional(),
  DEMO: z.enum(["on", "off"]).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  YOUTUBE_DERIVED: z.enum(["on", "off"]).default("off"),
  ...socialVariables,
  ...billingVariables,
  OPERATOR_NAME: z.string().trim().min(1).max(100).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(300).optional(),
  OPERATOR_INVOICE_NUMBER: z
    .string()
    .regex(/^T\d{13}$/)
    .optional(),
  ZENGIN_SENDER: z
    .string()
    .refine((value) => senderOf(value) !== null)
    .optional(),
  ZENGIN_ROWS_PER_FILE: z.coerce.number().int().min(1).max(9999).default(9999),
  NON_RESIDENT_DEALS: z.enum(["on", "off"]).default("off"),
});

type Environment = z.infer<typeof Environment>;

export type Config = DatabaseConfig & {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The public origin, without a slash at its end. */
  readonly appUrl: string;
  readonly appSecret: string;
  readonly encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** Undefined: mails go to the dev mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** What stands before the address; undefined: the product's name. */
  readonly mailFromName?: string | undefined;
  readonly supportEmail: string;
  readonly operatorToken: string | undefined;
  readonly demo: boolean;
  readonly trustProxy: number;
  /** Whether YouTube has allowed ratios and estimates of its numbers. */
  readonly youtubeDerived: boolean;
  /** Whether creators who live abroad make contracts. */
  readonly nonResidentDeals: boolean;
  readonly social: SocialConfig;
  readonly billing: BillingConfig;
  /** Who sells: what stands on invoices. */
  readonly operator: OperatorConfig;
  readonly payouts: PayoutsConfig;
};

export type PayoutsConfig = {
  /** The account that transfers leave from; null: nothing is transferred. */
  readonly sender: PayoutSender | null;
  readonly rowsPerFile: number;
};

export type PayoutSender = {
  readonly code: string;
  readonly kana: string;
  readonly bankCode: string;
  readonly branchCode: string;
  /** 1 savings, 2 current. */
  readonly accountType: 1 | 2;
  readonly accountNumber: string;
};

export type OperatorConfig = {
  readonly name: string;
  readonly address: string | null;
  /** The number that makes an invoice a qualified one. */
  readonly invoiceNumber: string | null;
};

const requiredInProduction = [
  "APP_URL",
  "APP_SECRET",
  "ENCRYPTION_KEYS",
  "SMTP_URL",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
] as const satisfies readonly Variable[];

/** Characters of the name in front of the sender's address. */
const nameMaxLength = 100;

/** Outside production, where no bank reads what it says. */
const madeUpSender = "1234567890,カ)トモル,0001,100,1,7654321";

/** Values that stand in examples and would be known to everybody. */
const samples = /change|example|sample|secret|password|xxxx|0{16}|1234567890/i;

export type GeneratedSecrets = {
  readonly appSecret: string;
  readonly encryptionKeys: string;
  readonly operatorToken: string;
};

/** The environment as the product uses it. `generate` makes the secrets that are not given, outside production. Throws StartFault with all that is wrong. */
export function parseConfig(env: NodeJS.ProcessEnv, generate: (dataDir: string) => GeneratedSecrets): Config {
  const faults = new ConfigFaults();
  const values = readEnvironment(Environment, env, faults);
  const production = values.NODE_ENV === "production";
  if (production) refuseUnfit(values, faults);
  else if (isOpenToOthers(values)) faults.add("NODE_ENV", "wrong");
  const database = databaseConfigOf(values, (variable) => faults.add(variable, "missing"));
  const social = socialConfigOf(values, (variable) => faults.add(variable, "missing"));
  const billing = billingConfigOf(values, (variable) => faults.add(variable, "missing"));
  faults.throwIfAny();

  const demo = values.DEMO ? values.DEMO === "on" : !production && values.DATABASE_URL === undefined;
  const isMissing = !values.APP_SECRET || !values.ENCRYPTION_KEYS || (demo && !values.OPERATOR_TOKEN);
  const generated = isMissing ? generate(values.DATA_DIR) : undefined;
  const keys = parseKeys(values.ENCRYPTION_KEYS ?? generated?.encryptionKeys ?? "");
  if (!keys) throw new Error("the generated keys are no keys");
  const sender = values.MAIL_FROM === undefined ? null : parseSender(values.MAIL_FROM);
  const mailFrom = sender?.address ?? "no-reply@localhost";
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    ...database,
    appSecret: values.APP_SECRET ?? generated?.appSecret ?? "",
    encryptionKeys: keys,
    smtpUrl: values.SMTP_URL,
    mailFrom,
    mailFromName: sender?.name,
    supportEmail: values.SUPPORT_EMAIL ?? mailFrom,
    // A demo has all three sides to try.
    operatorToken: values.OPERATOR_TOKEN ?? (demo ? generated?.operatorToken : undefined),
    demo,
    trustProxy: values.TRUST_PROXY,
    youtubeDerived: values.YOUTUBE_DERIVED === "on",
    nonResidentDeals: values.NON_RESIDENT_DEALS === "on",
    social,
    billing,
    operator: {
      name: values.OPERATOR_NAME ?? brand,
      address: values.OPERATOR_ADDRESS ?? null,
      invoiceNumber: values.OPERATOR_INVOICE_NUMBER ?? null,
    },
    payouts: {
      sender: senderOf(values.ZENGIN_SENDER ?? (production ? "" : madeUpSender)),
      rowsPerFile: values.ZENGIN_ROWS_PER_FILE,
    },
  };
}

/** Outside production whoever reaches the server reads all mails and knows the demo's password. */
function isOpenToOthers({ HOST, APP_URL }: Environment): boolean {
  return !isLoopbackHost(HOST) || (APP_URL !== undefined && !isLoopbackHost(new URL(APP_URL).hostname));
}

/** A sample, or one made of so few characters that nobody drew it. */
function isGuessable(value: string): boolean {
  return samples.test(value) || new Set(value).size < 10;
}

/** 32 random bytes have about 30 different values; with fewer than half they were not random, such as zeros or a repeated byte. */
function isDrawn({ key }: EncryptionKey): boolean {
  return new Set(key).size >= 16 && !samples.test(Buffer.from(key).toString("latin1"));
}

function refuseUnfit(values: Environment, faults: ConfigFaults): void {
  for (const variable of requiredInProduction) {
    if (values[variable] === undefined) faults.add(variable, "missing");
  }
  for (const variable of ["APP_SECRET", "OPERATOR_TOKEN"] as const) {
    const value = values[variable];
    if (value !== undefined && isGuessable(value)) faults.add(variable, "wrong");
  }
  if (values.APP_URL !== undefined) {
    const { protocol, hostname } = new URL(values.APP_URL);
    if (protocol !== "https:" && !isLoopbackHost(hostname)) faults.add("APP_URL", "wrong");
  }
  if (!parseKeys(values.ENCRYPTION_KEYS ?? "")?.every(isDrawn)) faults.add("ENCRYPTION_KEYS", "wrong");
  if (values.DEMO === "on") faults.add("DEMO", "wrong");
  const others = { ...socialVariables, ...billingVariables };
  for (const variable of Object.keys(others) as (keyof typeof others)[]) {
    // A token that travels in the open is anybody's.
    if (/^http:/i.test(values[variable] ?? "") && variable.endsWith("_URL")) faults.add(variable, "wrong");
  }
}

/** `no-reply@tomoru.example`, or with a name: `Tomoru <no-reply@tomoru.example>`. */
function parseSender(value: string): { name: string | undefined; address: string } | null {
  const named = /^\s*(?:"([^"\\]*)"|([^"<>]*?))\s*<([^<>\s]+)>\s*$/.exec(value);
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = named?.[3] ?? value;
  if (!z.email().safeParse(address).success || /\p{Cc}/u.test(name) || name.length > nameMaxLength)
    return null;
  return { name: name === "" ? undefined : name, address };
}

/** Code, name in kana, bank, branch, type and number, with commas. */
function senderOf(value: string): PayoutSender | null {
  const parts = /^(\d{10}),([^,]{1,40}),(\d{4}),(\d{3}),([12]),(\d{7})$/.exec(value.trim());
  const [, code, kana, bankCode, branchCode, type, accountNumber] = parts ?? [];
  if (!code || !kana || !bankCode || !branchCode || !accountNumber) return null;
  return { code, kana, bankCode, branchCode, accountType: type === "2" ? 2 : 1, accountNumber };
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
