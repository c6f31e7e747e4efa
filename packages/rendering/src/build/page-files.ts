import type { Manifest, ManifestChunk } from "vite";

export type PageFiles = {
  /** Each behind those that it imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

export function pageFiles(manifest: Manifest, modules: Iterable<string>): PageFiles {
  const chunks = new Set<ManifestChunk>();
  const seen = new Set<ManifestChunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(add);
    chunks.add(chunk);
  };
  for (const module of modules) add(module);
  return {
    scripts: [...chunks].map(({ file }) => file),
    styles: [...new Set([...seen].flatMap(({ css = [] }) => css))],
  };
}
