import { dealParams } from "../deals/deal-id.ts";
import * as messages from "../deals/messages.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Company deals";
const codes = ["consultationIdInvalid", "dataNotFound"] as const;

export const listCompanyMessages = defineEndpoint({
  name: "listCompanyMessages",
  summary: "What the two sides wrote, newest first.",
  method: "GET",
  path: "/company/deal/{id}/message",
  access: "company",
  tag,
  params: dealParams,
  query: messages.MessageQuery,
  result: messages.MessagePage,
  codes: [...codes, "dataInvalid", "numberRequired"],
});

export const sendCompanyMessage = defineEndpoint({
  name: "sendCompanyMessage",
  summary: "Write to the creator.",
  method: "POST",
  path: "/company/deal/{id}/message",
  access: "company",
  tag,
  params: dealParams,
  headers: IdempotentHeaders,
  body: messages.MessageBody,
  result: messages.DealMessage,
  codes: [...codes, "fieldRequired", "dataInvalid", "tooManyImages", "tooManyRequests", "noAccess"],
});

export const readCompanyMessages = defineEndpoint({
  name: "readCompanyMessages",
  summary: "Say up to which message the thread was read.",
  method: "PUT",
  path: "/company/deal/{id}/message/read",
  access: "company",
  tag,
  params: dealParams,
  body: messages.ReadBody,
  result: messages.ReadResult,
  codes: [...codes, "fieldRequired", "dataInvalid"],
});
