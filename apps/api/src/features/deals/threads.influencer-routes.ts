import * as files from "@tomoru/contract/influencer/deal-files";
import * as messages from "@tomoru/contract/influencer/deal-messages";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { fileOf, keepFile } from "./files/files.usecases.ts";
import { pageOfMessages, readMessages, sendMessage } from "./thread/messages.usecases.ts";

/** What a creator writes and shows in its deals. */
export function threadRoutes(deps: Deps): Route[] {
  return [
    route(messages.listMessages, async ({ caller, params, query, locale }) => ({
      result: await pageOfMessages(deps, { caller, dealId: params.id, query, locale }),
    })),
    route(messages.sendMessage, async ({ caller, params, body, headers }) => ({
      result: await sendMessage(deps, { caller, dealId: params.id, body, key: headers["idempotency-key"] }),
    })),
    route(messages.readMessages, async ({ caller, params, body }) => ({
      result: await readMessages(deps, { caller, dealId: params.id, upTo: body.upTo }),
    })),
    route(files.uploadDealFile, async ({ caller, params, upload }) => ({
      result: await keepFile(deps, { caller, dealId: params.id, bytes: upload }),
    })),
    route(files.getDealFile, async ({ caller, params }) => ({
      result: await fileOf(deps, { caller, dealId: params.id, fileId: params.fileId }),
    })),
  ];
}
