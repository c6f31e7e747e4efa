import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SiteCookies } from "@tomoru/web/site/site.ts";
import { minify, type Plugin } from "vite";

const fileName = "boot.js";
const source = fileURLToPath(new URL("../browser/boot.js", import.meta.url));

/** `boot.js` runs before anything of the bundle and stands apart from it. Throws for a fault in it. */
export function bootScript({ refreshToken }: SiteCookies, basePath: string): Plugin {
  const read = () => readFileSync(source, "utf8").replace("%REFRESH_TOKEN_COOKIE%", refreshToken);
  return {
    name: "boot-script",
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + fileName, (_request, response) => {
        response.setHeader("content-type", "text/javascript").end(read());
      });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: basePath + fileName }, injectTo: "head-prepend" },
    ],
    async generateBundle() {
      const { code, errors } = await minify(source, read());
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
}
