import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { Ajv2020 } from "ajv/dist/2020.js";
import { openApiOf } from "../platform/http/openapi.ts";

type Answer = { endpoint: Endpoint; status: number; body: unknown };

/** Keyed by `appUrl` and shared by a worker's test files: validators are compiled when they are first needed. */
const documents = new Map<string, Ajv2020>();

function documentOf(appUrl: string): Ajv2020 {
  const known = documents.get(appUrl);
  if (known) return known;
  const ajv = new Ajv2020({
    ...{ strict: false, allErrors: true, validateFormats: false },
    code: { optimize: false },
  });
  ajv.addSchema({ $id: "document", ...openApiOf(endpoints, { appUrl }) });
  documents.set(appUrl, ajv);
  return ajv;
}

/** Holds answers against the API document: a status it does not list or a body that does not fit throws. */
export function documentCheck(appUrl: string): (answer: Answer) => void {
  const ajv = documentOf(appUrl);
  return ({ endpoint, status, body }) => {
    const pointer = ["paths", endpoint.path, endpoint.method.toLowerCase(), "responses", String(status)];
    const reference = [...pointer, "content", "application/json", "schema"].map(escapePointer).join("/");
    const validate = ajv.getSchema(`document#/${reference}`);
    const where = `${endpoint.method} ${endpoint.path} ${status}`;
    if (!validate) throw new Error(`${where} is not in the API document`);
    if (!validate(body))
      throw new Error(`${where} does not fit the API document: ${ajv.errorsText(validate.errors)}`);
  };
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
