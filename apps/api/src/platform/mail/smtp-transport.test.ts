import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { SMTPServer } from "smtp-server";
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

test("the name of MAIL_FROM stands before the address, and the product's own where it has none", async () => {
  const named = smtpTransport({ smtpUrl: sink.url, mailFrom, mailFromName: "灯る" });
  await named.send(mail);
  expect((await sink.mailTo(mail.to)).from).toBe(`灯る <${mailFrom}>`);
  await named.close();
  const unnamed = smtpTransport({ smtpUrl: sink.url, mailFrom });
  await unnamed.send(mail);
  expect((await sink.mailTo(mail.to)).from).toBe(`Tomoru <${mailFrom}>`);
  await unnamed.close();
});

/** This machine, by an address that is not its loopback: for who connects it could be any other. */
const otherAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

test("nothing is said in clear to a server beyond this machine that offers no encryption", async ({
  skip,
}) => {
  if (otherAddress === undefined) skip("this machine has no address but its loopback");
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: true,
    logger: false,
    onAuth({ password }, _session, done) {
      heard.push(String(password));
      done(null, { user: "u" });
    },
    onMailFrom({ address }, _session, done) {
      heard.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on("end", done);
    },
  });
  server.listen(0);
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const sendTo = async (host: string) => {
    const transport = smtpTransport({ smtpUrl: `smtp://u:p@${host}:${port}`, mailFrom });
    return transport.send(mail).finally(() => transport.close());
  };
  await expect(sendTo(otherAddress ?? "")).rejects.toThrow(/^ETLS/);
  expect(heard).toEqual([]);
  // The same server by its loopback address: what was refused above is the way, not the server.
  await sendTo("127.0.0.1");
  expect(heard).toEqual(["p", mailFrom]);
  await new Promise<void>((closed) => server.close(() => closed()));
});

test("a server on this machine is given its mail although nobody signed the certificate that it offers", async () => {
  const heard: string[] = [];
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    logger: false,
    onData(stream, { envelope, secure }, done) {
      heard.push(`${secure} ${envelope.rcptTo[0]?.address}`);
      stream.resume().on("end", done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom });
  await transport.send(mail).finally(() => transport.close());
  await new Promise<void>((closed) => server.close(() => closed()));
  expect(heard).toEqual([`false ${mail.to}`]);
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
