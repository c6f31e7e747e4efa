import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import {
  login,
  register,
  requestEmailUpdate,
  requestPasswordCode,
  resetPassword,
  updateEmail,
  updatePassword,
  verifyPasswordCode,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import { completeOauth, getOauthLink, listSocialAccounts } from "@tomoru/contract/influencer/social";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { codeIn } from "./accounts/codes/mailed-code.testing.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { dumpOf } from "./testing/database-tables.ts";
import { codesIn, secretsIn } from "./testing/known-secrets.ts";
import { type MailSink, startMailSink } from "./testing/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";
import { consent } from "./testing/stand-in-platforms.ts";
import { addressOf, environmentOf, onServer } from "./testing/test-database.ts";

const appUrl = "http://localhost:3000";
const emails = { first: "himitsu@example.jp", second: "himitsu.new@example.jp" };
const passwords = {
  first: "Umi-no-Oto7",
  wrong: "Machigai-8!",
  second: "Kaze-no-Oto8",
  third: "Mori-no-Oto9",
};
const accountNumber = "73920518466";
const person = { fullName: "秘密 守" };
const holder = "ヒミツ マモル";
const configured = {
  appSecret: "kQ7vX2mN9pL4wR8tZ3bY6cF1hJ5dG0sA",
  encryptionKey: Buffer.alloc(32, "key of this run").toString("base64"),
  operatorToken: "op-7Yt4Wq9Zr2Lm5Nx8Kc1Vb6Hj3Gf0Ds",
  clientSecret: "ig-client-3Xw8Qe5Rt2Yu9Io6Pa1Sd4Fg",
};
const environment = {
  APP_URL: appUrl,
  APP_SECRET: configured.appSecret,
  ENCRYPTION_KEYS: `k1:${configured.encryptionKey}`,
  OPERATOR_TOKEN: configured.operatorToken,
  INSTAGRAM_CLIENT_ID: "ig-client",
  INSTAGRAM_CLIENT_SECRET: configured.clientSecret,
  DEMO: "off",
  LOG_LEVEL: "debug",
};

const template = inject("template");
const databaseName = `tomoru_secrets_${process.pid}`;
let mail: MailSink;
let dataDir: string;
let server: ServerProcess;
/** All that the journey used and must not find again, by name. */
const secrets: Record<string, string> = {
  ...passwords,
  ...configured,
  accountNumber,
  platformToken: "sandbox.ey",
};
const codes: string[] = [];
let metrics: string;
let dump: string;

beforeAll(async () => {
  mail = await startMailSink();
  dataDir = await mkdtemp(join(tmpdir(), "tomoru-secrets-"));
  if (template.kind === "server") await onServer(template.url, `create database ${databaseName}`);
  const database = template.kind === "server" ? environmentOf(template, databaseName) : {};
  server = await startServerProcess({ ...environment, ...database, DATA_DIR: dataDir, SMTP_URL: mail.url });
  await takeTheJourney();
  metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.end("SIGTERM");
  const address = template.kind === "server" ? addressOf(template, databaseName) : { databaseUrl: undefined };
  const opened = await openDatabase({ ...address, dataDir, log: pino({ level: "silent" }) });
  dump = await dumpOf(opened.db);
  await opened.close();
}, 300_000);
afterAll(async () => {
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
  if (template.kind === "server") await onServer(template.url, `drop database ${databaseName} with (force)`);
});

type Sent = {
  body?: unknown;
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

async function send<Result>(endpoint: Endpoint, { body, token, params, query = {} }: Sent): Promise<Result> {
  const address = `${server.url}/api${pathOf(endpoint, params)}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { result: Result } & Result;
  return endpoint.flat ? answer : answer.result;
}

async function codeTo(address: string): Promise<string> {
  let code = "";
  // Notices come to the same address.
  while (code === "") code = codeIn(await mail.mailTo(address));
  codes.push(code);
  return code;
}

function keep(name: string, { accessToken, refreshToken: refresh }: TokenPair): string {
  secrets[`${name} access token`] = accessToken;
  secrets[`${name} refresh token`] = refresh;
  return accessToken;
}

async function takeTheJourney(): Promise<void> {
  const { first: email, second: newEmail } = emails;
  await send(verifySignUpEmail, { body: { email } });
  const signingUp = { ...person, email, password: passwords.first };
  const signedUp = await send<TokenPair>(register, { body: { ...signingUp, otp: await codeTo(email) } });
  keep("first", signedUp);
  await send(login, { body: { username: email, password: passwords.wrong } });
  await send(login, { body: `{"username":"${email}","password":"${passwords.first}"` });
  await fetch(`${server.url}/nowhere?token=${signedUp.accessToken}&password=${passwords.first}`);
  const body = { refreshToken: signedUp.refreshToken };
  const token = keep("second", await send<TokenPair>(refreshToken, { body }));
  const bank = {
    ...person,
    bankName: "みずほ銀行",
    branchName: "東京営業部",
    accountName: holder,
  };
  await send(updateBankInfo, { token, body: { ...bank, accountType: "savings", accountNumber } });
  await link(await changeEverything(token, newEmail));
}

/** The access token that is left after it: each change begins a new session. */
async function changeEverything(token: string, newEmail: string): Promise<string> {
  await send(requestEmailUpdate, { token, body: { newEmail } });
  const otp = await codeTo(newEmail);
  const moved = keep("moved", await send<TokenPair>(updateEmail, { token, body: { otp } }));
  const change = { currentPassword: passwords.first, newPassword: passwords.second };
  const body = { ...change, confirmPassword: passwords.second };
  const changed = keep("changed", await send<TokenPair>(updatePassword, { token: moved, body }));
  const other = keep(
    "third",
    await send(login, { body: { username: newEmail, password: passwords.second } }),
  );
  await send(logout, { token: other });
  return changed;
}

/** Links an account, then loses the password: what a reset leaves behind is looked at with the rest. */
async function link(token: string): Promise<void> {
  const { url } = await send<{ url: string }>(getOauthLink, { token, params: { platform: "tiktok" } });
  const query = await consent(url.replace(appUrl, server.url));
  Object.assign(secrets, { oauthCode: query.code, oauthState: query.state });
  await send(completeOauth, { token, params: { platform: "tiktok" }, query });
  const linked = await send<{ accounts: unknown[] }>(listSocialAccounts, { token });
  expect(linked.accounts).toHaveLength(1);
  const email = emails.second;
  await send(requestPasswordCode, { body: { email } });
  const { otpId } = await send<{ otpId: string }>(verifyPasswordCode, {
    body: { email, otp: await codeTo(email) },
  });
  secrets.otpId = otpId;
  await send(resetPassword, { body: { otpId, password: passwords.third } });
  keep("last", await send(login, { body: { username: email, password: passwords.third } }));
}

test("the journey used every kind of secret", () => {
  expect(codes.filter((code) => /^\d{6}$/.test(code))).toHaveLength(3);
  expect(Object.entries(secrets).filter(([, secret]) => !secret)).toEqual([]);
  expect(Object.keys(secrets)).toHaveLength(25);
});

test("the log holds no secret and no e-mail, at its most talkative either", () => {
  const log = server.log();
  expect(log.split("\n").length).toBeGreaterThan(20);
  expect(secretsIn(log, { ...secrets, ...emails, fullName: person.fullName, holder })).toEqual([]);
  expect(codesIn(log, codes)).toEqual([]);
});

test("no row of any table gives a secret away", () => {
  expect(dump.split("\n").length).toBeGreaterThan(20);
  expect(secretsIn(dump, secrets)).toEqual([]);
  expect(codesIn(dump, codes)).toEqual([]);
});

test.runIf(template.kind === "embedded")("no file of the embedded database gives a secret away", async () => {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const found = [];
  for (const file of files) {
    for (const name of secretsIn((await readFile(file)).toString("latin1"), secrets))
      found.push(`${name}: ${file}`);
  }
  expect(found).toEqual([]);
});

test("a code stands in the one mail that brings it, and no mail holds another secret", () => {
  const texts = mail.received.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
  for (const code of codes) expect(texts.filter((text) => codesIn(text, [code]).length > 0)).toHaveLength(1);
  expect(texts.length).toBeGreaterThan(5);
  expect(secretsIn(texts.join("\n"), secrets)).toEqual([]);
});

test("the figures for operators hold no secret and nobody's e-mail", () => {
  expect(metrics).toContain("http_request_duration_seconds");
  expect(secretsIn(metrics, { ...secrets, ...emails })).toEqual([]);
});
