import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";

const journeyFile = "creator-journey.mjs";

/** A folder below `node_modules`, from which the client's own imports are found. */
const cache = join(import.meta.dirname, "../../../node_modules/.cache");

export type GeneratedClient = {
  /** The compiler's errors for the journey with the generated types. */
  faults(edit?: (journey: string) => string): string[];
  /** The journey beside its types, to be imported. */
  readonly journey: string;
  remove(): void;
};

/** Makes a client's types from the API document, as somebody else's program would. */
export async function generateClient(document: unknown): Promise<GeneratedClient> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "generated-client-"));
  const journey = join(folder, journeyFile);
  writeFileSync(join(folder, "paths.d.ts"), astToString(await openapiTS(document as OpenAPI3)));
  copyFileSync(join(import.meta.dirname, journeyFile), journey);
  const source = readFileSync(journey, "utf8");
  return {
    journey,
    faults(edit = (same) => same) {
      writeFileSync(journey, edit(source));
      const program = ts.createProgram([journey], compilerOptions);
      writeFileSync(journey, source);
      return ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const compilerOptions: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
};
