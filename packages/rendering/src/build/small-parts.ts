import { fileOfPage } from "@tomoru/web/routes/page-file.ts";
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** Bytes of a module's source: a larger one is worth a request of its own. */
const most = 1500;

/**
 * Small modules that some pages share, in two files: what visitors' pages have of them, and what only pages behind the sign-in
 * have. A file of each would be a task of its own when a page starts (docs/decisions/0121).
 */
export function smallParts(pagesBehindSignIn: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const gates = ["signed-in.routes.tsx", ...pagesBehindSignIn.map(fileOfPage)].map((file) => `/${file}`);
  const isGate = (id: string) => gates.some((file) => id.endsWith(file));
  const ofVisitors = new Map<string, boolean>();
  const isOfVisitors = (id: string, graph: Graph) => {
    const known = ofVisitors.get(id) ?? reachesEntry(id, { graph, isGate });
    ofVisitors.set(id, known);
    return known;
  };
  const group = (name: string, { visitors, priority }: { visitors: boolean; priority: number }) => ({
    name: (id: string, graph: Graph) => (isOfVisitors(id, graph) === visitors ? name : null),
    debugName: name,
    maxModuleSize: most,
    minShareCount: 3,
    priority,
  });
  return [
    group("small-parts-of-visitors", { visitors: true, priority: 3 }),
    group("small-parts", { visitors: false, priority: 2 }),
  ];
}

/** Whether an entry leads to it on another way than through what is behind the sign-in. */
function reachesEntry(id: string, { graph, isGate }: { graph: Graph; isGate: (id: string) => boolean }) {
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (!info || isGate(one)) continue;
    if (info.isEntry) return true;
    for (const importer of [...info.importers, ...info.dynamicImporters]) seen.add(importer);
  }
  return false;
}
