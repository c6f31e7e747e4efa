import { StartFault } from "./start-fault.ts";

const credential = "what the platform's developer console shows; id and secret together, or neither";
const address = "https://… without a query (outside production http:// too)";

/** What each variable should look like: the second half of the line that a wrong value ends the start with. */
const shapes = {
  NODE_ENV: "production, development or test, and production where HOST or APP_URL is not this machine's own",
  PORT: "a port from 1 to 65535",
  HOST: "an address to listen on, for example 127.0.0.1",
  APP_URL:
    "the public origin without a path, for example https://tomoru.example (https, except on localhost)",
  DATABASE_URL:
    "postgres://user:password@host:port/database, or postgres:///database?host=/folder of a server's socket",
  DATABASE_DIRECT_URL: "postgres://… of the same database without the pooler, or nothing where there is none",
  DATABASE_READ_URL: "postgres://… of a replica that the server waits for, or nothing where there is none",
  DATA_DIR: "a folder that can be written to",
  APP_SECRET: "at least 32 characters, random, not a sample value",
  ENCRYPTION_KEYS: "id:base64,id:base64 with keys of 32 random bytes; the first encrypts, all decrypt",
  SMTP_URL: "smtp://user:password@host:port or smtps://…",
  MAIL_FROM: "an e-mail address, for example no-reply@tomoru.example or Tomoru <no-reply@tomoru.example>",
  SUPPORT_EMAIL: "an e-mail address, for example support@tomoru.example",
  OPERATOR_TOKEN: "at least 32 characters, or nothing to keep the operator calls off",
  DEMO: "on or off, and off in production",
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
  YOUTUBE_DERIVED: "on or off",
  STRIPE_SECRET_KEY:
    "the secret or restricted key that Stripe's dashboard shows, sk_… or rk_…; with STRIPE_WEBHOOK_SECRETS, or neither",
  STRIPE_WEBHOOK_SECRETS:
    "whsec_… of the webhook endpoint, or two with a comma while one replaces the other; with STRIPE_SECRET_KEY, or neither",
  STRIPE_API_URL: address,
  OPERATOR_NAME: "who sells, as it stands on invoices: 1 to 100 characters",
  OPERATOR_ADDRESS: "their address in one line: 1 to 300 characters",
  ZENGIN_SENDER:
    "the bank's ten-digit code, the name in kana, bank, branch, 1 for savings or 2 for current, and seven digits: 1234567890,カ)トモル,0001,100,1,7654321",
  ZENGIN_ROWS_PER_FILE: "how many transfers a file of the bank may hold, 1 to 9999",
  NON_RESIDENT_DEALS: "on or off",
  OPERATOR_INVOICE_NUMBER: "T and 13 digits, or nothing where there is none",
} as const;

export type Variable = keyof typeof shapes;

export type Problem = "missing" | "wrong";

/** What is wrong with an environment: each variable once, with the first thing that is found wrong with it. */
export class ConfigFaults {
  readonly #found = new Map<Variable, Problem>();

  add(variable: Variable, problem: Problem): void {
    if (!this.#found.has(variable)) this.#found.set(variable, problem);
  }

  /** Ends the start where there are any: a line each, in the order of the list above. Never carries a value. */
  throwIfAny(): void {
    if (this.#found.size === 0) return;
    const names = (Object.keys(shapes) as Variable[]).filter((name) => this.#found.has(name));
    const lines = names.map((name) => {
      const problem = this.#found.get(name) === "missing" ? "required" : "not usable";
      return `${name} is ${problem}: it should be ${shapes[name]}.`;
    });
    throw new StartFault(lines.join("\n"));
  }
}
