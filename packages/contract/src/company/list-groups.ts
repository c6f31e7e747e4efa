import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const GroupId = z
  .string({ error: failure("groupIdInvalid") })
  .check(z.regex(uuid, { error: failure("groupIdInvalid") }));
const GroupName = text({ max: limits.groupNameMaxLength });
const tag = "Lists";

/** What the form of a group asks for in writing. */
export const GroupTexts = z.object({ name: GroupName });

export const ListGroup = z.object({
  groupId: z.string(),
  name: z.string(),
  count: z.number().check(z.int(), z.gte(0)),
});
export type ListGroup = z.infer<typeof ListGroup>;

const Groups = z.object({ docs: z.array(ListGroup) });

export const listGroups = defineEndpoint({
  name: "listGroups",
  summary: "The groups that lists are put into, by name.",
  method: "GET",
  path: "/company/group",
  access: "company",
  tag,
  result: Groups,
  codes: [],
});

export const createGroup = defineEndpoint({
  name: "createGroup",
  summary: "Make a group. The same name twice, however written, is refused.",
  method: "POST",
  path: "/company/group",
  access: "company",
  tag,
  headers: IdempotentHeaders,
  body: z.object({ name: GroupName }),
  result: Groups,
  codes: ["fieldRequired", "dataInvalid"],
});

const groupParams = z.object({ id: GroupId });

export const updateGroup = defineEndpoint({
  name: "updateGroup",
  summary: "Rename a group.",
  method: "PUT",
  path: "/company/group/{id}",
  access: "company",
  tag,
  params: groupParams,
  body: z.object({ name: GroupName }),
  result: Groups,
  codes: ["groupIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"],
});

export const removeGroup = defineEndpoint({
  name: "removeGroup",
  summary: "Delete a group; its lists stay, uncategorised.",
  method: "PUT",
  path: "/company/group/{id}/remove",
  access: "company",
  tag,
  params: groupParams,
  result: Groups,
  codes: ["groupIdInvalid", "dataNotFound"],
});
