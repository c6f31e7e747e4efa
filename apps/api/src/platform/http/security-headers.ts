/** Everything comes from our own origin; no inline script or style element, no frame, no untyped DOM sink. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // An image of a deal is fetched with the session's token and shown by an address of the page.
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The one policy there may be: it lets the page name its service worker.
  "trusted-types tomoru-worker",
  "worker-src 'self'",
].join("; ");

const headers = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** On every answer there is: API, pages, files, errors. HSTS in production only, where the proxy in front speaks TLS. */
export function securityHeaders({ production }: { production: boolean }): Readonly<Record<string, string>> {
  return production
    ? { ...headers, "strict-transport-security": "max-age=63072000; includeSubDomains" }
    : headers;
}
