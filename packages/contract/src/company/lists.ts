import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, QueryWords, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform, platforms } from "../platforms.ts";
import { CalendarDate, Moment } from "../values.ts";
import { AccountCard, CreatorId } from "./account-card.ts";
import { budgetBandIds } from "./budget-bands.ts";
import { GroupId, ListGroup, uuid } from "./list-groups.ts";

const ListId = z
  .string({ error: failure("listIdInvalid") })
  .check(z.regex(uuid, { error: failure("listIdInvalid") }));
const wrong = { error: failure("dataInvalid") };
const Count = z.number().check(z.int(), z.gte(0));

/** A text that may be empty. */
const optionalText = (max: number) =>
  z.string({ error: coded("dataInvalid") }).check(
    z.trim(),
    z.refine((value) => [...value].length <= max, wrong),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line feeds and tabs may stand in it, other control characters not.
    z.refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u.test(value), wrong),
  );
const CreatorIds = z
  .array(CreatorId, { error: coded("fieldRequired") })
  .check(z.minLength(1, { error: failure("fieldRequired") }), z.maxLength(limits.addedAtOnce, wrong));
const ListName = text({ max: limits.listNameMaxLength });
const Explanation = optionalText(limits.listExplanationMaxLength);

/** What the forms of a list ask for in writing. */
export const ListTexts = z.object({ name: ListName, explanation: Explanation });
export const CopyTexts = z.object({ name: ListName });

export const listStatuses = ["unconsulted", "consulted"] as const;

export const List = z
  .object({
    listId: z.string(),
    name: z.string(),
    explanation: z.string(),
    platform: Platform,
    groupId: z.nullable(z.string()),
    /** For all its accounts together. */
    budgetBand: z.nullable(z.enum(budgetBandIds)),
    status: z.enum(listStatuses),
    /** The plan has room for fewer lists: it can be read, copied and deleted. */
    isLocked: z.boolean(),
    count: Count,
    createdBy: z.string(),
    updatedAt: Moment,
    consultedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "List" });
export type List = z.infer<typeof List>;

/** An account that has left the search keeps a name at most, and no figures. */
export const ListRow = z
  .extend(AccountCard, {
    note: z.string(),
    addedBy: z.string(),
    addedAt: Moment,
    isGone: z.boolean(),
    /** The newest deal with them whose report was accepted, on whatever platform; the fee without tax. */
    lastDeal: z.nullable(z.object({ dealId: z.string(), reportedOn: CalendarDate, feeYen: Count })),
  })
  .register(z.globalRegistry, { id: "ListRow" });
export type ListRow = z.infer<typeof ListRow>;

const ListWithRows = z.extend(List, {
  /** What came of it, once its creators were asked. */
  consultationId: z.nullable(z.string()),
  rows: z.array(ListRow),
  /** The sum of the estimates, and how many accounts have none. */
  priceTotal: z.object({ minYen: Count, maxYen: Count, unknown: Count }),
});

export const listSorts = ["updated", "name"] as const;
export const rowSorts = ["added", "followers", "medianViews", "engagement", "price"] as const;

const params = z.object({ id: ListId });
const rowParams = z.object({ id: ListId, creatorId: CreatorId });
const tag = "Lists";
const listCodes = ["listIdInvalid", "dataNotFound"] as const;

export const listLists = defineEndpoint({
  name: "listLists",
  summary: "The company's lists, its groups, and how many lists its plan holds.",
  method: "GET",
  path: "/company/list",
  access: "company",
  tag,
  query: z.object({
    group: z.optional(z.union([z.literal("none"), GroupId], { error: failure("groupIdInvalid") })),
    status: z.optional(z.enum(listStatuses, wrong)),
    platform: z.optional(z.enum(platforms, wrong)),
    q: z.optional(QueryWords),
    sort: z._default(z.enum(listSorts, wrong), "updated"),
    cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({
    docs: z.array(List),
    nextCursor: z.nullable(z.string()),
    groups: z.array(ListGroup),
    counts: z.object({ all: Count, uncategorised: Count, unconsulted: Count, limit: Count }),
  }),
  codes: ["dataInvalid", "numberRequired", "groupIdInvalid"],
});

export const createList = defineEndpoint({
  name: "createList",
  summary: "Make a list, with accounts of its platform.",
  method: "POST",
  path: "/company/list",
  access: "company",
  tag,
  headers: IdempotentHeaders,
  body: z.object({
    name: ListName,
    explanation: z._default(Explanation, ""),
    platform: z.enum(platforms, { error: coded("fieldRequired") }),
    groupId: z._default(z.nullable(GroupId), null),
    creatorIds: z._default(z.array(CreatorId, wrong).check(z.maxLength(limits.addedAtOnce, wrong)), []),
  }),
  result: List,
  codes: [
    "fieldRequired",
    "dataInvalid",
    "groupIdInvalid",
    "influencerIdInvalid",
    "dataNotFound",
    "noAccess",
  ],
});

export const getList = defineEndpoint({
  name: "getList",
  summary: "A list with all its accounts, and the sum of their estimates.",
  method: "GET",
  path: "/company/list/{id}",
  access: "company",
  tag,
  params,
  query: z.object({ sort: z._default(z.enum(rowSorts, wrong), "added") }),
  result: ListWithRows,
  codes: [...listCodes, "dataInvalid"],
});

export const updateList = defineEndpoint({
  name: "updateList",
  summary: "Change name, explanation, group or budget, which a consulted list keeps. Absent keys stay.",
  method: "PUT",
  path: "/company/list/{id}",
  access: "company",
  tag,
  params,
  body: z.object({
    name: z.optional(ListName),
    explanation: z.optional(Explanation),
    groupId: z.optional(z.nullable(GroupId)),
    budgetBand: z.optional(z.nullable(z.enum(budgetBandIds, { error: coded("fieldRequired") }))),
  }),
  result: List,
  codes: [...listCodes, "fieldRequired", "dataInvalid", "groupIdInvalid"],
});

export const removeList = defineEndpoint({
  name: "removeList",
  summary: "Delete a list. A consultation keeps its own copy.",
  method: "PUT",
  path: "/company/list/{id}/remove",
  access: "company",
  tag,
  params,
  codes: listCodes,
});

export const copyList = defineEndpoint({
  name: "copyList",
  summary: "Make an unconsulted list of the same accounts, with their notes.",
  method: "POST",
  path: "/company/list/{id}/copy",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ name: ListName }),
  result: List,
  codes: [...listCodes, "fieldRequired", "dataInvalid", "noAccess"],
});

export const skipReasons = ["gone", "otherPlatform"] as const;

export const addToList = defineEndpoint({
  name: "addToList",
  summary: "Add accounts: all that fit, or none where the plan has no room for all.",
  method: "POST",
  path: "/company/list/{id}/creator",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({
    creatorIds: CreatorIds,
    /** One of the company's lists that their notes are taken over from. */
    notesFrom: z.optional(ListId),
    /** Of a removal from this list: whom it took out comes back as of when, and by whom, they had been added. */
    undo: z.optional(z.string(wrong).check(z.maxLength(limits.listUndoMaxLength, wrong))),
  }),
  result: z.object({
    added: Count,
    /** The accounts that were new in it: undoing removes only these. */
    addedIds: z.array(CreatorId),
    already: Count,
    skipped: z.array(z.object({ creatorId: CreatorId, reason: z.enum(skipReasons) })),
    count: Count,
  }),
  codes: [...listCodes, "fieldRequired", "dataInvalid", "influencerIdInvalid", "noAccess"],
});

export const noteInList = defineEndpoint({
  name: "noteInList",
  summary: "Write the note of an account in a list.",
  method: "PUT",
  path: "/company/list/{id}/creator/{creatorId}",
  access: "company",
  tag,
  params: rowParams,
  body: z.object({ note: optionalText(limits.listNoteMaxLength) }),
  codes: [...listCodes, "dataInvalid", "influencerIdInvalid"],
});

const Removed = z.object({
  count: Count,
  /** Goes with adding them again, and is good for that alone. Not there where nobody was, and not told by servers of before. */
  undo: z.optional(z.string()),
});

export const removeFromList = defineEndpoint({
  name: "removeFromList",
  summary: "Take an account out of a list that is not consulted. Not in it is a success all the same.",
  method: "PUT",
  path: "/company/list/{id}/creator/{creatorId}/remove",
  access: "company",
  tag,
  params: rowParams,
  result: Removed,
  codes: [...listCodes, "dataInvalid", "influencerIdInvalid"],
});

export const removeManyFromList = defineEndpoint({
  name: "removeManyFromList",
  summary: "Take accounts out of a list that is not consulted: all that are in it.",
  method: "PUT",
  path: "/company/list/{id}/creator/remove",
  access: "company",
  tag,
  params,
  body: z.object({ creatorIds: CreatorIds }),
  result: Removed,
  codes: [...listCodes, "fieldRequired", "dataInvalid", "influencerIdInvalid"],
});
