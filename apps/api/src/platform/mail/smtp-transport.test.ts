import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailSink, startMailSink } from "../../testing/mail-sink.ts";
import { MailFault, type ReadyMail } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const mailFrom = "no-reply@tomoru.example";
const mail: ReadyMail = {
  messageId: "<019aa9b2@tomoru.example>",
  to: "hanako@example.jp",
  subject: "【Tomoru】新しいオファー：うるおい化粧水「しずく」を1週間お使いいただく春の企画",
  html: "<p>本文</p>",
  text: "本文",
  headers: {
    "List-Unsubscribe": "<https://tomoru.example/mail/off/token>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
};

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.close());

test("subject, both parts, Message-ID and one-click headers arrive as they were given", async () => {
  const transport = smtpTransport({ smtpUrl: sink.url, mailFrom });
  await transport.send(mail);
  const received = await sink.mailTo(mail.to);
  await transport.close();
  expect(received).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
  expect(received.text.trim()).toBe("本文");
  expect(received.html.trim()).toBe("<p>本文</p>");
  expect(received.header("list-unsubscribe")).toBe("<https://tomoru.example/mail/off/token>");
  expect(received.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("an answer goes where the mail says, and a line break in that address starts no new header", async () => {
  const transport = smtpTransport({ smtpUrl: sink.url, mailFrom });
  await transport.send({ ...mail, replyTo: "taro@example.jp\r\nBcc: all@example.jp" });
  const forged = await sink.mailTo(mail.to);
  await transport.send({ ...mail, replyTo: "taro@example.jp" });
  const answered = await sink.mailTo(mail.to);
  await transport.close();
  expect(forged.header("bcc")).toBeUndefined();
  expect(answered.header("reply-to")).toBe("taro@example.jp");
});

test("a server that hangs up after the message is a failure, and the pool does not send it again by itself", async () => {
  let conversations = 0;
  const server = createServer((socket) => {
    conversations += 1;
    socket.on("error", () => undefined);
    socket.write("220 ready\r\n");
    let receiving = false;
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      if (receiving) return socket.destroy();
      receiving = text.startsWith("DATA");
      socket.write(receiving ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  const smtpUrl = await listen(server);
  const transport = smtpTransport({ smtpUrl, mailFrom });
  await expect(transport.send(mail)).rejects.toThrow(MailFault);
  await transport.close();
  server.close();
  expect(conversations).toBe(1);
});

test("a server that is not there is a failure with a reason that names no address", async () => {
  const gone = createServer();
  const smtpUrl = await listen(gone);
  gone.close();
  const transport = smtpTransport({ smtpUrl, mailFrom });
  await expect(transport.send(mail)).rejects.toThrow(/^(ESOCKET|ECONNECTION|ECONNREFUSED)( CONN)?$/);
  await transport.close();
});

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return `smtp://127.0.0.1:${address.port}`;
}
