import { bearers, termsOf } from "@tomoru/contract/access";
import { codeCauses } from "@tomoru/contract/code-causes";
import { codeOf, codes } from "@tomoru/contract/codes";
import type { Access, Endpoint } from "@tomoru/contract/endpoint";
import { Failure, successOf } from "@tomoru/contract/envelope";
import { operationTexts } from "@tomoru/contract/operation-texts";
import { tagTexts } from "@tomoru/contract/tag-texts";
import { z } from "zod";

type Json = Record<string, unknown>;

const apiDescription = `The market between social-media creators and companies in Japan: offers, deals, payments and plans.

Amounts are whole yen, moments UTC in ISO 8601, days \`YYYY-MM-DD\` in Japan. Every answer has \`success\`; a failure has
\`subStatusCode\`, a \`message\` in the language of \`Accept-Language\` (\`ja\` or \`en\`), a \`requestId\`, and \`errors\` with a
row for each field that is wrong. Only a bad token is 401. A 429 and a 503 have \`Retry-After\` in seconds. Keys of a body that
no call knows are ignored.`;

/** The OpenAPI 3.1 document of the given endpoints: made from the schemas that the server validates by. */
export function openApiOf(endpoints: readonly Endpoint[], { appUrl }: { appUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tomoru",
      version: "1",
      description: apiDescription,
      contact: { name: "Tomoru", url: `${appUrl}/inquiry` },
      license: { name: "Terms of use", url: `${appUrl}/influencers/terms` },
    },
    servers: [{ url: `${appUrl}/api` }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagTexts[name],
    })),
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, "output"), ...named() },
      securitySchemes: securitySchemesOf(endpoints),
    },
  };
}

/** Every token that one of the calls takes. */
function securitySchemesOf(endpoints: readonly Endpoint[]): Json {
  const taken = new Set<string | undefined>(endpoints.map(({ access }) => termsOf(access).bearer));
  return Object.fromEntries(
    Object.entries(bearers)
      .filter(([bearer]) => taken.has(bearer))
      .map(([bearer, description]) => [bearer, { type: "http", scheme: "bearer", description }]),
  );
}

function securityOf(access: Access): Json[] {
  const { bearer, isTokenOptional } = termsOf(access);
  if (bearer === undefined) return [];
  return [...(isTokenOptional ? [{}] : []), { [bearer]: [] }];
}

function operationOf(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: operationTexts[endpoint.name]?.description ?? endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(endpoint.access),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...parametersOf(endpoint.headers, "header"),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
          },
        }
      : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(endpoint.upload.types.map((type) => [type, {}])),
          },
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function parametersOf(schema: Endpoint["params"], where: "path" | "query" | "header"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: inner,
  }));
}

/** The failures that a call may answer, each with its cause there. */
export function failuresOf({
  name: call,
  access,
  codes: own,
}: Endpoint): { code: number; statuses: readonly number[]; cause: string }[] {
  const closer = operationTexts[call]?.causes;
  return [...new Set([...own, ...termsOf(access).failures])].map((name) => ({
    code: codeOf(name),
    statuses: codes[codeOf(name)].statuses,
    cause: closer?.[name] ?? codeCauses[name],
  }));
}

function responsesOf(endpoint: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, string[]>();
  for (const { code, statuses, cause } of failuresOf(endpoint)) {
    const line = `\`${code}\` ${cause}`;
    for (const status of statuses) byStatus.set(status, [...(byStatus.get(status) ?? []), line]);
  }
  const failures = [...byStatus].map(([status, lines]) => [
    String(status),
    {
      description: lines.join("  \n"),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]);
  return {
    "200": {
      description: endpoint.success ? `\`${codeOf(endpoint.success)}\` Success` : "Success",
      content: contentOf(endpoint),
    },
    ...Object.fromEntries(failures),
  };
}

/** OpenAPI 3.1 has no words for the events of a stream: the schema of each stands under `x-events` by its name. */
function contentOf(endpoint: Endpoint): Json {
  if (endpoint.download) return Object.fromEntries(endpoint.download.types.map((type) => [type, {}]));
  if (endpoint.file) return { [endpoint.file.replace(/;.*/, "")]: { schema: { type: "string" } } };
  if (!endpoint.events) return { "application/json": { schema: schemaOf(successOf(endpoint), "output") } };
  const events = Object.entries(endpoint.events).map(([name, schema]) => [name, schemaOf(schema, "output")]);
  return { "text/event-stream": { schema: { type: "string" }, "x-events": Object.fromEntries(events) } };
}

/** Schemas that carry an id stand under components and are referred to. */
function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}

function named(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: "output",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...rest }]) => [id, rest as Json]),
  );
}
