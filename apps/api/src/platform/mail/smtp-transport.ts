import { brand } from "@tomoru/i18n/brand";
import type { Config } from "../config.ts";
import { isLoopbackHost } from "../loopback.ts";
import { MailFault, type MailTransport } from "./mail-transport.ts";

const patience = { connectMs: 5000, silenceMs: 20_000, totalMs: 30_000 };

type SmtpOptions = Pick<Config, "smtpUrl" | "mailFrom" | "mailFromName"> & {
  readonly times?: typeof patience;
};

/** Sends over `smtp://` or `smtps://`, with the login of the URL; connections are kept and used again. */
export function smtpTransport({
  smtpUrl,
  mailFrom,
  mailFromName = brand,
  times = patience,
}: SmtpOptions): MailTransport {
  if (!smtpUrl) throw new Error("sending by SMTP needs SMTP_URL");
  let opened: ReturnType<typeof openMailer> | undefined;
  const mailer = () => {
    opened ??= openMailer({ url: smtpUrl, times });
    return opened;
  };
  return {
    async send({ messageId, to, replyTo, subject, html, text, headers }) {
      try {
        await (await mailer()).sendMail({
          messageId,
          from: { name: mailFromName, address: mailFrom },
          to: { name: "", address: to },
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          envelope: { from: mailFrom, to: [to] },
          subject,
          html,
          text,
          headers,
          signal: AbortSignal.timeout(times.totalMs),
        });
      } catch (error) {
        throw new MailFault(reasonOf(error));
      }
    },
    close: async () => (await opened)?.close(),
  };
}

/** With the first mail: a tenth of a start is not spent on what may never be sent. */
async function openMailer({ url, times }: { url: string; times: typeof patience }) {
  const { createTransport } = await import("nodemailer");
  const isOnThisMachine = isLoopbackHost(new URL(url).hostname);
  return createTransport({
    url,
    // Somebody on the way could take the offer to encrypt out of the greeting; what then travelled in the open is codes and names.
    requireTLS: !isOnThisMachine,
    // Debian's own Postfix offers it under a certificate that nobody signed; here there is no way on which somebody could stand.
    ignoreTLS: isOnThisMachine,
    pool: true,
    maxConnections: 5,
    // A connection that broke while it was used may have delivered: the outbox decides about the next try, not the pool.
    maxRequeues: 0,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The server's own words may repeat the address: only the codes are kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, command, responseCode } = error as Error &
    Record<"code" | "command" | "responseCode", unknown>;
  const known = [code ?? error.name, responseCode, command].filter(
    (part) => typeof part === "number" || (typeof part === "string" && /^[\w ]{1,40}$/.test(part)),
  );
  return known.join(" ") || "unknown";
}
