import type { Manifest, ManifestChunk } from "vite";

export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export function pageFiles(manifest: Manifest, modules: Iterable<string>): PageFiles {
  const chunks = new Set<ManifestChunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(add);
  };
  for (const module of modules) add(module);
  return {
    scripts: [...chunks].map(({ file }) => file),
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
  };
}
