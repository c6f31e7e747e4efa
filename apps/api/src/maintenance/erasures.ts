import { readFile, rename, writeFile } from "node:fs/promises";
import { StartFault } from "../platform/start-fault.ts";
import { refuseNoFolder } from "./backup.ts";
import type { Command } from "./command.ts";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `npm run erasures <file>`: the numbers of all deleted creators and companies, a line each. They name nobody, and no backup brings those back. */
export const exportErasures: Command = async ({ args: [file], assemble }) => {
  if (!file) throw new StartFault("Say where to: npm run erasures <file>");
  refuseNoFolder(file);
  const { deps } = await assemble();
  const creators = await deps.db
    .selectFrom("accounts")
    .select("owner_id as id")
    .where("kind", "=", "influencer")
    .where("status", "=", "closed")
    .orderBy("closed_at")
    .execute();
  const companies = await deps.db
    .selectFrom("companies")
    .select("id")
    .where("status", "=", "closed")
    .orderBy("closed_at")
    .execute();
  const rows = [...creators, ...companies];
  const part = `${file}.part`;
  await writeFile(part, rows.map((row) => `${row.id}\n`).join(""), { mode: 0o600 });
  await rename(part, file);
  return [`${creators.length} deleted accounts and ${companies.length} companies are listed in ${file}.`];
};

/** Throws StartFault if there is no such file, and at the first line that is no account's number, so that a wrong file deletes nobody. */
export async function readErasures(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartFault(`${file} cannot be read.`);
  });
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (line === "") return [];
    if (!id.test(line)) throw new StartFault(`Line ${index + 1} of ${file} is not the number of an account.`);
    return [line];
  });
}
