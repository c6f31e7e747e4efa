import { join } from "node:path";
import type { Locale } from "@tomoru/contract/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { htmlPageStyle } from "../../platform/html-page/html-page.ts";
import { chosenLocale } from "../../platform/http/locale.ts";
import { readOffLink, turnOffOfferMails } from "./offers.usecases.ts";
import { askPage, donePage, type OffLink, unknownPage } from "./unsubscribe.view.ts";

/** What a mail program posts is a form that says nothing new; a longer one is none. */
const formBytes = 1024;

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/** The link of an offer mail that turns these mails off. Opening it only asks: programs that look through mails open every link. */
export function unsubscribePages(deps: Deps) {
  const css = htmlPageStyle(join(import.meta.dirname, "unsubscribe.css"));

  return async (app: FastifyInstance): Promise<void> => {
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
    app.addContentTypeParser(forms, { parseAs: "buffer", bodyLimit: formBytes }, async () => undefined);

    app.get("/mail/off.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(css));
    app.get("/mail/off/:token", async (request: TokenRequest, reply) => {
      const link = await linkOf(deps, request);
      return sendPage(reply, { ...link, page: askPage({ ...link, address: request.url }) });
    });
    app.post("/mail/off/:token", async (request: TokenRequest, reply) => {
      const link = await linkOf(deps, request);
      const known = await turnOffOfferMails(deps, request.params.token);
      const page = known ? donePage(link) : unknownPage(link);
      return sendPage(reply.status(known ? 200 : 404), { ...link, page });
    });
  };
}

/** In the profile's language, where the link names somebody; else in what this browser chose. */
async function linkOf(deps: Deps, { params, headers }: TokenRequest): Promise<OffLink> {
  return (
    (await readOffLink(deps, params.token)) ?? { locale: chosenLocale(headers.cookie), subject: "offers" }
  );
}

/** The address holds a token: it is neither stored nor told to other sites. (With "no-referrer" the form would post a null origin.) */
function sendPage(reply: FastifyReply, { locale, page }: { locale: Locale; page: string }): FastifyReply {
  return reply
    .headers({
      "content-language": locale,
      vary: "cookie",
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(page);
}
