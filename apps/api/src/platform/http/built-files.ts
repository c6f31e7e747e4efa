import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Seconds; the build names files under /assets by their content, so they never change. */
const assetAge = 31_536_000;

/** `prefix`: the address under which the folder lies, without a slash at its end. */
type Folder = { root: string; prefix?: string };

/**
 * Sends the files that a folder holds now, and no others, compressed as they lie beside. A route for each of its folders: one for each
 * of some five hundred files took a tenth of a start.
 */
export async function serveBuiltFiles(app: FastifyInstance, { root, prefix = "" }: Folder): Promise<void> {
  await app.register(fastifyStatic, { ...sending, root, serve: false });
  // Documents belong to pages, and are sent at their addresses alone (site.ts).
  const files = new Set(filesBelow(root).filter((path) => !/\.html(\.br|\.gz)?$/.test(path)));
  const send = (request: FastifyRequest<{ Params: { "*"?: string } }>, reply: FastifyReply) => {
    const url = (request.routeOptions.url ?? "").replace("*", request.params["*"] ?? "");
    const path = url.slice(prefix.length);
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  };
  for (const route of new Set([...files].map(routeOf))) {
    const url = prefix + route;
    app.route({ method: ["GET", "HEAD"], url, handler: send, errorHandler: passOver(app) });
  }
}

const sending = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply: { header: (name: string, value: string) => unknown }, path: string) {
    const age = path.includes("/assets/") ? `public, max-age=${assetAge}, immutable` : "no-cache";
    reply.header("cache-control", age);
  },
} as const;

/** What lies at the top has an address beside those of pages, which must not be taken for files. */
function routeOf(path: string): string {
  const [folder, ...below] = path.slice(1).split("/");
  return below.length === 0 ? path : `/${folder}/*`;
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join("/")}`);
}

/** Who left before the first byte is no fault of ours. */
function passOver(app: FastifyInstance) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy();
    else app.errorHandler(error, request, reply);
  };
}
