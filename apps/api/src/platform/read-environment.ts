import { z } from "zod";
import type { ConfigFaults, Variable } from "./config-faults.ts";

export const urlOf = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** What can be read of an environment: a value that cannot is noted, and taken for none. */
export function readEnvironment<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv,
  faults: ConfigFaults,
): z.infer<S> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) {
    const variable = path[0] as Variable;
    faults.add(variable, "wrong");
    delete given[variable];
  }
  return schema.parse(given);
}
