import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Moment } from "../values.ts";
import { messageFiles, ShownFile } from "./deal-files.ts";
import { dealSides } from "./deal-states.ts";

const wrong = { error: failure("dataInvalid") };
const Count = z.number().check(z.int(), z.gte(0));

export const messageWarnings = ["offPlatform", "prepay", "labelRemoval"] as const;
export const DealMessage = z.object({
  messageId: z.string(),
  from: z.enum([...dealSides, "system"]),
  /** Show it as text: an address in it is none to press before the contract. */
  text: z.string(),
  files: z.array(ShownFile),
  warned: z.array(z.enum(messageWarnings)),
  sentAt: Moment,
  /** By the other side. */
  isRead: z.boolean(),
});
export type DealMessage = z.infer<typeof DealMessage>;

export const MessagePage = z.object({ docs: z.array(DealMessage), nextCursor: z.nullable(z.string()) });
export const MessageQuery = z.object({
  cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
  limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
});
export const MessageBody = z.object({
  text: text({ max: limits.dealMessageMaxLength, lines: "many" }),
  files: messageFiles,
});
export const ReadBody = z.object({
  upTo: z
    .string({ error: coded("fieldRequired") })
    .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataInvalid") })),
});
export const ReadResult = z.object({ unread: Count });
