import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReadyMail } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const mailFrom = "no-reply@tomoru.example";
const mail: ReadyMail = {
  messageId: "<019aa9b2@tomoru.example>",
  to: "hanako@example.jp",
  subject: "件名",
  html: "<p>本文</p>",
  text: "本文",
  headers: {},
};

const senders: string[] = [];
const server = new SMTPServer({
  authMethods: ["PLAIN", "LOGIN"],
  allowInsecureAuth: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  onAuth({ username, password }, _session, done) {
    if (username === "no-reply@tomoru" && password === "p@ss:word/1") done(null, { user: username });
    else done(new Error("wrong login of no-reply@tomoru"));
  },
  onData(stream, session, done) {
    senders.push(String(session.user));
    stream.resume().on("end", done);
  },
});

let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

function loggedInAs(login: string) {
  return smtpTransport({ smtpUrl: `smtp://${login}@127.0.0.1:${port}`, mailFrom });
}

test("the login in the URL is used, its special characters percent-encoded", async () => {
  const transport = loggedInAs("no-reply%40tomoru:p%40ss%3Aword%2F1");
  await transport.send(mail);
  await transport.close();
  expect(senders).toEqual(["no-reply@tomoru"]);
});

test("a refused login is a failure whose reason names neither the user nor the password", async () => {
  const transport = loggedInAs("no-reply%40tomoru:wrong");
  await expect(transport.send(mail)).rejects.toThrow(/^EAUTH 535( AUTH PLAIN)?$/);
  await transport.close();
});
