import { pageAt, paths } from "../app/paths.ts";

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build (build/service-worker.ts): the paths of the site's own files, and a name that changes with them. */
declare const site: { readonly version: string; readonly files: readonly string[] };

const prefix = "site-";
const currentCache = `${prefix}${site.version}`;

/** The document for every page: the router goes by the address. The query asks for one without a rendered page. */
const document = `${paths.home}?kept`;

/** Milliseconds. After this the kept document is used: a slower network is as good as none. */
const patience = 4000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Takes over at once: the pages that are open find their files in the cache before this one. */
async function install(): Promise<void> {
  const cache = await caches.open(currentCache);
  const missing: string[] = [];
  for (const path of site.files) {
    const known = isHashed(path) ? await caches.match(path) : undefined;
    if (known) await cache.put(path, known);
    else missing.push(path);
  }
  await cache.addAll([document, ...missing].map((path) => new Request(path, freshness(path))));
  await self.skipWaiting();
}

/** The cache before stays for pages that were opened with it. */
async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== currentCache);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Undefined for all other requests: above all, the worker stays out of the way of API calls. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") return pageAt(pathname) ? fromNetwork(request, document) : undefined;
  if (isHashed(pathname)) return fromCache(request);
  return site.files.includes(pathname) ? fromNetwork(request, pathname) : undefined;
}

/** A file that is named after its content never changes. */
async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function fromNetwork(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(path, { ignoreVary: true });
  if (!kept) return fetch(request);
  try {
    return await Promise.race([fetch(request), tooLate()]);
  } catch {
    return kept;
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The network is too slow")), patience);
  });
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

function freshness(path: string): RequestInit {
  return { cache: isHashed(path) ? "default" : "reload" };
}
