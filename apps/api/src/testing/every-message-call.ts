import * as companyFiles from "@tomoru/contract/company/deal-files";
import * as companyMessages from "@tomoru/contract/company/deal-messages";
import * as files from "@tomoru/contract/influencer/deal-files";
import * as messages from "@tomoru/contract/influencer/deal-messages";
import { aPng } from "../platform/images/images.testing.ts";
import type { Caller } from "./call-maker.ts";

type Two = { readonly token: string; readonly creatorToken: string; readonly id: string };

/** Both sides of a deal write, read and show an image. */
export async function writeToEachOther(
  { call }: Pick<Caller, "call">,
  { token, creatorToken, id }: Two,
): Promise<void> {
  const params = { id };
  const png = { upload: aPng({ width: 2, height: 2 }), headers: { "content-type": "image/png" } };
  const body = { text: "商品をお送りしました。" };
  const own = await call(companyFiles.uploadCompanyDealFile, { token, params, ...png });
  const sent = { ...body, files: [own.fileId] };
  const { messageId } = await call(companyMessages.sendCompanyMessage, { token, params, body: sent });
  const other = await call(files.uploadDealFile, { token: creatorToken, params, ...png });
  await call(messages.sendMessage, { token: creatorToken, params, body });
  await call(messages.listMessages, { token: creatorToken, params, query: { limit: "1" } });
  await call(messages.readMessages, { token: creatorToken, params, body: { upTo: messageId } });
  const { docs } = await call(companyMessages.listCompanyMessages, { token, params });
  const upTo = docs[0]?.messageId ?? "";
  await call(companyMessages.readCompanyMessages, { token, params, body: { upTo } });
  await call(companyFiles.getCompanyDealFile, { token, params: { id, fileId: other.fileId } });
  await call(files.getDealFile, { token: creatorToken, params: { id, fileId: own.fileId } });
}
