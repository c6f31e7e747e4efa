import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

/** As good as drawn, and the same in each run. */
const key = (nth: number) => createHash("sha256").update(`key ${nth}`).digest("base64");
const generated = () => ({
  appSecret: "g".repeat(43),
  encryptionKeys: `k1:${key(1)}`,
  operatorToken: "made-for-the-demo",
});
const production = {
  NODE_ENV: "production",
  APP_URL: "https://tomoru.test",
  APP_SECRET: "Zk3vQ9rT1mW7yB5nD8fH2jL6pS4xC0aE",
  ENCRYPTION_KEYS: `k2:${key(2)},k1:${key(1)}`,
  SMTP_URL: "smtps://user:pass@mail.tomoru.test:465",
  MAIL_FROM: "no-reply@tomoru.test",
  SUPPORT_EMAIL: "support@tomoru.test",
};

test("an empty environment is a trial installation with the demo and made secrets", () => {
  const config = parseConfig({}, generated);
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://localhost:3000",
    demo: true,
    smtpUrl: undefined,
    supportEmail: "no-reply@localhost",
    production: false,
  });
});

test("the demo is off on a database server unless it is asked for, and in production", () => {
  const server = { DATABASE_URL: "postgres://127.0.0.1/tomoru" };
  expect(parseConfig(server, generated).demo).toBe(false);
  expect(parseConfig({ ...server, DEMO: "on" }, generated).demo).toBe(true);
  expect(parseConfig(production, generated).demo).toBe(false);
});

test("a demo has an operator's token of its own; elsewhere the calls exist for whoever sets one", () => {
  const server = { DATABASE_URL: "postgres://127.0.0.1/tomoru" };
  expect(parseConfig({}, generated).operatorToken).toBe("made-for-the-demo");
  expect(parseConfig({ OPERATOR_TOKEN: "t".repeat(32) }, generated).operatorToken).toBe("t".repeat(32));
  expect(parseConfig(server, generated).operatorToken).toBeUndefined();
  expect(parseConfig(production, generated).operatorToken).toBeUndefined();
});

test.each(["DATABASE_DIRECT_URL", "DATABASE_READ_URL"])(
  "%s alone does not start and names DATABASE_URL",
  (name) => {
    const server = "postgres://127.0.0.1/tomoru";
    expect(() => parseConfig({ [name]: server }, generated)).toThrow("DATABASE_URL is required");
    expect(() => parseConfig({ [name]: server, DATABASE_URL: server }, generated)).not.toThrow();
  },
);

test("a platform is linked with credentials of its own, or not at all, and its addresses can be replaced", () => {
  const { social } = parseConfig(
    { TIKTOK_CLIENT_ID: "id", TIKTOK_CLIENT_SECRET: "s", TIKTOK_API_URL: "http://127.0.0.1:4000/" },
    generated,
  );
  expect(social.tiktok).toEqual({
    credentials: { clientId: "id", clientSecret: "s" },
    addresses: { api: "http://127.0.0.1:4000" },
  });
  expect(social.youtube).toEqual({ credentials: undefined, addresses: {} });
});

test.each([
  ["INSTAGRAM_CLIENT_ID", "INSTAGRAM_CLIENT_SECRET"],
  ["YOUTUBE_CLIENT_SECRET", "YOUTUBE_CLIENT_ID"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS", "sk_test_x"],
  ["STRIPE_WEBHOOK_SECRETS", "STRIPE_SECRET_KEY", "whsec_x"],
])("%s alone does not start and names %s", (given, missing, value = "value") => {
  expect(() => parseConfig({ [given]: value }, generated)).toThrow(`${missing} is required`);
});

test("the payment provider has its key and one or two secrets, and its address can be replaced", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRETS: "whsec_a, whsec_b" };
  expect(
    parseConfig({ ...keys, STRIPE_API_URL: "http://127.0.0.1:4000/stripe/" }, generated).billing,
  ).toEqual({
    credentials: { secretKey: "sk_test_x", webhookSecrets: ["whsec_a", "whsec_b"] },
    apiUrl: "http://127.0.0.1:4000/stripe",
  });
  expect(parseConfig({}, generated).billing).toEqual({ credentials: undefined, apiUrl: undefined });
});

test("the first of several keys encrypts", () => {
  expect(parseConfig(production, generated).encryptionKeys.map(({ id }) => id)).toEqual(["k2", "k1"]);
});

test.each(["APP_URL", "APP_SECRET", "ENCRYPTION_KEYS", "SMTP_URL", "MAIL_FROM", "SUPPORT_EMAIL"])(
  "production without %s does not start and says what it should be",
  (variable) => {
    expect(() => parseConfig({ ...production, [variable]: "" }, generated)).toThrow(
      `${variable} is required`,
    );
  },
);

test.each([
  ["PORT", "70000"],
  ["APP_URL", "tomoru"],
  ["APP_URL", "https://tomoru.test/app"],
  ["DATABASE_URL", "mysql://127.0.0.1/tomoru"],
  ["APP_SECRET", "short"],
  ["ENCRYPTION_KEYS", "k1:abc"],
  ["ENCRYPTION_KEYS", `k1:${key(1)},k1:${key(2)}`],
  ["SMTP_URL", "https://mail.test"],
  ["SMTP_URL", "smtp://mail.test?ignoreTLS=true"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "Tomoru <nobody>"],
  ["MAIL_FROM", "Tomoru no-reply@tomoru.test"],
  ["MAIL_FROM", "Tomoru <a@tomoru.test> <b@tomoru.test>"],
  ["MAIL_FROM", "Tomoru\r\nBcc: x <a@tomoru.test>"],
  ["OPERATOR_TOKEN", "short"],
  ["DEMO", "maybe"],
  ["TRUST_PROXY", "11"],
  ["LOG_LEVEL", "loud"],
  ["TIKTOK_API_URL", "tiktok"],
  ["YOUTUBE_TOKEN_URL", "https://example.jp/token?key=1"],
  ["STRIPE_SECRET_KEY", "pk_test_x"],
  ["STRIPE_WEBHOOK_SECRETS", "whsec_a,whsec_b,whsec_c"],
  ["STRIPE_WEBHOOK_SECRETS", "whsec_a,"],
  ["STRIPE_API_URL", "https://example.jp/stripe?key=1"],
])("%s=%s is refused by name", (variable, value) => {
  expect(() => parseConfig({ [variable]: value }, generated)).toThrow(`${variable} is not usable`);
});

test.each([
  ["APP_SECRET", "change-me-change-me-change-me-change-me"],
  ["APP_SECRET", "abcabcabcabcabcabcabcabcabcabcabcabc"],
  ["OPERATOR_TOKEN", "an-example-token-that-everybody-knows"],
  ["OPERATOR_TOKEN", "a".repeat(40)],
  ["APP_URL", "http://tomoru.test"],
  ["ENCRYPTION_KEYS", `k1:${Buffer.alloc(32).toString("base64")}`],
  ["ENCRYPTION_KEYS", `k2:${key(2)},k1:${Buffer.alloc(32, 7).toString("base64")}`],
  ["ENCRYPTION_KEYS", `k1:${Buffer.from("0123".repeat(8)).toString("base64")}`],
  ["DEMO", "on"],
  ["TIKTOK_TOKEN_URL", "http://tiktok.test/token"],
  ["YOUTUBE_API_URL", "http://127.0.0.1:4000"],
  ["STRIPE_API_URL", "http://127.0.0.1:4000"],
])("production refuses %s=%s", (variable, value) => {
  expect(() => parseConfig({ ...production, [variable]: value }, generated)).toThrow(
    `${variable} is not usable`,
  );
});

test.each([
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "10.0.0.5" },
  { APP_URL: "https://tomoru.test" },
  { APP_URL: "http://192.168.0.7:3000" },
  { NODE_ENV: "test", HOST: "0.0.0.0" },
])("%j does not start without NODE_ENV=production: everybody could read all mails", (env) => {
  expect(() => parseConfig(env, generated)).toThrow(
    /^NODE_ENV is not usable: it should be production, .* where HOST or APP_URL is not this machine's own\.$/,
  );
});

test.each([
  { HOST: "localhost" },
  { HOST: "::1", APP_URL: "http://[::1]:3000" },
  { APP_URL: "http://127.0.0.1:3000" },
])("%j starts as a trial installation", (env) => {
  expect(parseConfig(env, generated).production).toBe(false);
});

test("production listens where it is told", () => {
  expect(parseConfig({ ...production, HOST: "0.0.0.0" }, generated).host).toBe("0.0.0.0");
});

test.each([
  ["no-reply@tomoru.test", undefined],
  ["Tomoru <no-reply@tomoru.test>", "Tomoru"],
  ['"Tomoru, Inc." <no-reply@tomoru.test>', "Tomoru, Inc."],
  ["トモル <no-reply@tomoru.test>", "トモル"],
  ["<no-reply@tomoru.test>", undefined],
])("MAIL_FROM=%s is an address, and the name %s", (sender, name) => {
  const { mailFrom, mailFromName, supportEmail } = parseConfig({ MAIL_FROM: sender }, generated);
  expect({ mailFrom, mailFromName, supportEmail }).toEqual({
    mailFrom: "no-reply@tomoru.test",
    mailFromName: name,
    supportEmail: "no-reply@tomoru.test",
  });
});

test("all that is wrong is told at once, a line each, and nothing is made meanwhile", () => {
  const { APP_SECRET, MAIL_FROM, ...rest } = production;
  const broken = {
    ...rest,
    PORT: "none",
    DEMO: "on",
    OPERATOR_TOKEN: "a".repeat(40),
    TIKTOK_CLIENT_ID: "id",
  };
  const make = () => {
    throw new Error("secrets are made for a sound environment alone");
  };
  const told = () => parseConfig(broken, make);
  const lines = [
    "PORT is not usable: .+",
    "APP_SECRET is required: .+",
    "MAIL_FROM is required: .+",
    "OPERATOR_TOKEN is not usable: .+",
    "DEMO is not usable: .+",
    "TIKTOK_CLIENT_SECRET is required: .+",
  ];
  expect(told).toThrow(new RegExp(`^${lines.join("\\n")}$`));
});

test("an error never shows the value", () => {
  expect(() => parseConfig({ APP_SECRET: "hunter2" }, generated)).not.toThrow(/hunter2/);
});
