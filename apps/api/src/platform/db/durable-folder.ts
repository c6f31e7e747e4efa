import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system on a real folder that is needed to flush a file to the disk. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: OpenFile) => number };
  realPath(node: unknown): string;
};
type Options = Parameters<NodeFS["init"]>[1];
type OpenFile = { readonly nfd?: number; readonly node: unknown };

/** Its fdatasync does nothing on a folder. Old files of the log are removed: used again, they keep what was deleted (scrub-files.ts). */
const settings = ["-c", "wal_sync_method=fsync", "-c", "wal_recycle=off"];

/** Waits until what was written to an open file is on the disk. */
type Sync = (handle: number) => void;

/**
 * How the embedded database opens a folder. By itself PGlite leaves it to the system when a commit reaches the disk; a
 * machine that loses its power then loses what was answered. Here each commit waits for the disk, as on a server.
 */
export function durably(folder: string, sync: Sync = fsyncSync) {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  return { fs: new SyncedFolder(folder, sync), startParams: [...startParams, ...settings] };
}

class SyncedFolder extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (files: unknown) => syncWith(this.#sync, files as { NODEFS: NodeFiles });
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

function syncWith(sync: Sync, { NODEFS: files }: { NODEFS: NodeFiles }): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(sync, files.realPath(node));
    else sync(nfd);
    return 0;
  };
}

/** A new file is found after a power cut only if its folder reached the disk too. */
function syncFolder(sync: Sync, path: string): void {
  const folder = openSync(path, "r");
  try {
    sync(folder);
  } finally {
    closeSync(folder);
  }
}
