import type { Endpoint } from "@tomoru/contract/endpoint";
import { offlineReading } from "@tomoru/contract/limits";
import { z } from "zod/mini";
import { site } from "../site/site.ts";
import { eraseReads, readReads, writeReads } from "./reads-storage.ts";

export type ReadOf = { name: string; isList: boolean };

/** One answer as the device keeps it. `key` is the data cache's own, `at` when it was read (milliseconds since 1970). */
export type KeptRead = ReadOf & { key: string; at: number; data: unknown };

const Kept = z.object({
  owner: z.string(),
  reads: z.array(
    z.object({ key: z.string(), name: z.string(), isList: z.boolean(), at: z.number(), data: z.unknown() }),
  ),
});

let keptEndpoints: readonly Endpoint[] = [];

/** Fetches the names of the reads whose answers may stay on the device; until then none does. */
export async function loadKeptEndpoints(): Promise<void> {
  keptEndpoints = await site().loadKeptEndpoints();
}

export function mayBeKept(read: ReadOf): boolean {
  return schemaFor(read) !== undefined;
}

export function keepReads({ owner, reads }: { owner: string; reads: readonly KeptRead[] }): void {
  let room: number = offlineReading.characters;
  const fitting = reads
    .filter(mayBeKept)
    .toSorted((one, other) => other.at - one.at)
    .map(({ data, ...read }) =>
      JSON.stringify({ ...read, data: Array.isArray(data) ? data.slice(0, offlineReading.pages) : data }),
    )
    .filter((text) => {
      if (text.length > room) return false;
      room -= text.length;
      return true;
    });
  writeReads(`{"owner":${JSON.stringify(owner)},"reads":[${fitting.join()}]}`);
}

/** What this person has read on this device. Somebody else's is erased; what no longer fits the contract is left out. */
export function keptReads(owner: string): KeptRead[] {
  const text = readReads();
  if (text === null) return [];
  try {
    const kept = z.parse(Kept, JSON.parse(text));
    if (kept.owner === owner) return kept.reads.flatMap(fitsContract);
  } catch {}
  eraseReads();
  return [];
}

function fitsContract(read: KeptRead): KeptRead[] {
  const schema = schemaFor(read);
  const { success } = schema ? z.safeParse(schema, read.data) : { success: false };
  return success ? [read] : [];
}

function schemaFor({ name, isList }: ReadOf): z.core.$ZodType | undefined {
  const result = keptEndpoints.find((endpoint) => endpoint.name === name)?.result;
  return result && isList ? z.array(result) : result;
}
