import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every file below a folder in which one of the texts stands readable, in UTF-8, below the folder's own path. */
export async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    if (texts.some((text) => bytes.includes(text)))
      found.push(join(parentPath, name).slice(folder.length + 1));
  }
  return found.toSorted();
}
