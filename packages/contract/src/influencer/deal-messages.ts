import { dealParams } from "../deals/deal-id.ts";
import * as messages from "../deals/messages.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Deals";
const codes = ["consultationIdInvalid", "dataNotFound"] as const;

export const listMessages = defineEndpoint({
  name: "listMessages",
  summary: "What the two sides wrote, newest first.",
  method: "GET",
  path: "/influencer/deal/{id}/message",
  access: "influencer",
  tag,
  params: dealParams,
  query: messages.MessageQuery,
  result: messages.MessagePage,
  codes: [...codes, "dataInvalid", "numberRequired"],
});

export const sendMessage = defineEndpoint({
  name: "sendMessage",
  summary: "Write to the company.",
  method: "POST",
  path: "/influencer/deal/{id}/message",
  access: "influencer",
  tag,
  params: dealParams,
  headers: IdempotentHeaders,
  body: messages.MessageBody,
  result: messages.DealMessage,
  codes: [...codes, "fieldRequired", "dataInvalid", "tooManyImages", "tooManyRequests"],
});

export const readMessages = defineEndpoint({
  name: "readMessages",
  summary: "Say up to which message the thread was read.",
  method: "PUT",
  path: "/influencer/deal/{id}/message/read",
  access: "influencer",
  tag,
  params: dealParams,
  body: messages.ReadBody,
  result: messages.ReadResult,
  codes: [...codes, "fieldRequired", "dataInvalid"],
});
