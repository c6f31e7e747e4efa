import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** A header's value as it was sent, by its lower-case name. */
  header(name: string): string | undefined;
};

/** Whether the server refuses a recipient for now (451). */
type Refusing = (recipient: string) => boolean;

export type MailSink = {
  readonly url: string;
  /** All that came, oldest first. */
  readonly received: readonly ReceivedMail[];
  /** The next mail to this address that no call has answered yet, as soon as it is there. Rejects after half a minute. */
  mailTo(address: string): Promise<ReceivedMail>;
  refuse(refusing: Refusing): void;
  /** Forgets all mails so far. */
  forget(): void;
  close(): Promise<void>;
};

const patienceMs = 30_000;

/** A real SMTP server on loopback, on a port of its own. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let refusing: Refusing = () => false;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(refusing(address) ? Object.assign(new Error("try again later"), { responseCode: 451 }) : null);
    },
    async onData(stream, { envelope }, done) {
      const mail = await readMail(await buffer(stream), envelope.rcptTo[0]?.address ?? "");
      received.push(mail);
      unread.push(mail);
      done();
      for (const look of [...waiting]) look();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mailTo(address) {
      const { promise, resolve, reject } = Promise.withResolvers<ReceivedMail>();
      const late = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`no mail to ${address} within ${patienceMs / 1000} s`));
      }, patienceMs);
      const look = () => {
        const index = unread.findIndex((mail) => mail.to === address);
        const [mail] = index < 0 ? [] : unread.splice(index, 1);
        if (!mail) return;
        clearTimeout(late);
        waiting.delete(look);
        resolve(mail);
      };
      waiting.add(look);
      look();
      return promise;
    },
    refuse(next) {
      refusing = next;
    },
    forget() {
      received.length = 0;
      unread.length = 0;
      refusing = () => false;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function readMail(bytes: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(bytes);
  return {
    to,
    from: `${mail.from?.name ?? ""} <${mail.from?.address ?? ""}>`,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId ?? "",
    header: (name) => mail.headers.find(({ key }) => key === name)?.value,
  };
}
