import { join } from "node:path";
import { normaliseEmail } from "@tomoru/contract/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { validate as isUuid } from "uuid";
import type { Deps } from "../deps.ts";
import { htmlPageStyle } from "../platform/html-page/html-page.ts";
import { findDevMail, listDevMails } from "./dev-mail.repository.ts";
import { listPage, mailPage, missingPage } from "./dev-mail.view.ts";

type ListRequest = FastifyRequest<{ Querystring: { to?: string } }>;
type MailRequest = FastifyRequest<{ Params: { id: string } }>;

/** A mail is somebody else's document: it may bring inline styles, and may neither run, load nor send anything. */
const mailHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "x-frame-options": "SAMEORIGIN",
} as const;

/** The mailbox of an installation without SMTP: `/dev/mail` to read, `/dev/mail.json` for tests. Not for production. */
export function devMailPages({ db, config }: Deps) {
  const css = htmlPageStyle(join(import.meta.dirname, "dev-mail.css"));

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    app.get("/dev/mail.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(css));

    app.get("/dev/mail.json", async (request: ListRequest) => {
      const mails = await listDevMails(db, { to: addressOf(request) });
      return mails.map(({ id, recipient, subject, text_body, received_at }) => ({
        id,
        recipient,
        subject,
        text: text_body,
        receivedAt: received_at.toISOString(),
      }));
    });

    app.get("/dev/mail", async (request: ListRequest, reply) => {
      const to = addressOf(request);
      return sendPage(
        reply,
        listPage({ mails: await listDevMails(db, { part: to }), to, smtp: Boolean(config.smtpUrl) }),
      );
    });

    app.get("/dev/mail/:id", async (request: MailRequest, reply) => {
      const mail = await mailOf(request);
      return mail
        ? sendPage(reply, mailPage({ mail, from: config.mailFrom }))
        : sendPage(reply.status(404), missingPage());
    });

    app.get("/dev/mail/:id/html", async (request: MailRequest, reply) => {
      const mail = await mailOf(request);
      if (!mail) return sendPage(reply.status(404), missingPage());
      return sendPage(reply.headers(mailHeaders), mail.html_body);
    });

    async function mailOf({ params: { id } }: MailRequest) {
      return isUuid(id) ? findDevMail(db, id) : undefined;
    }
  };
}

function addressOf({ query: { to } }: ListRequest): string | undefined {
  return typeof to === "string" && to.trim() !== "" ? normaliseEmail(to) : undefined;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(page);
}
