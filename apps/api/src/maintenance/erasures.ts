import { readFile, rename, writeFile } from "node:fs/promises";
import type { Db } from "../platform/db/database.ts";
import { openDatabase, refuseNoEmbedded } from "../platform/db/open-database.ts";
import { StartFault } from "../platform/start-fault.ts";
import { refuseNoFolder } from "./backup.ts";
import type { DatabaseCommand } from "./command.ts";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `npm run erasures <file>`: the numbers of all deleted creators and companies, a line each. They name nobody, and no backup brings those back. */
export const exportErasures: DatabaseCommand = async ({ args: [file], config, log }) => {
  if (!file) throw new StartFault("Say where to: npm run erasures <file>");
  refuseNoFolder(file);
  if (!config.databaseUrl) refuseNoEmbedded(config.dataDir);
  const database = await openDatabase({ ...config, log });
  const { creators, companies } = await findErased(database.db).finally(() => database.close());
  const part = `${file}.part`;
  await writeFile(part, [...creators, ...companies].map((id) => `${id}\n`).join(""), { mode: 0o600 });
  await rename(part, file);
  return [`${creators.length} deleted accounts and ${companies.length} companies are listed in ${file}.`];
};

/** SQLSTATE of a table, or a column, that there is not. */
const isOfNoUse = /^(42P01|42703)$/;

async function findErased(db: Db) {
  try {
    const creators = await db
      .selectFrom("accounts")
      .select("owner_id as id")
      .where("kind", "=", "influencer")
      .where("status", "=", "closed")
      .orderBy("closed_at")
      .execute();
    const companies = await db
      .selectFrom("companies")
      .select("id")
      .where("status", "=", "closed")
      .orderBy("closed_at")
      .execute();
    return { creators: creators.map(({ id }) => id), companies: companies.map(({ id }) => id) };
  } catch (error) {
    if (error instanceof Error && "code" in error && isOfNoUse.test(String(error.code))) {
      throw new StartFault(
        "This database is empty, or older than the program: no list is written. See DATABASE_URL or DATA_DIR.",
      );
    }
    throw error;
  }
}

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
