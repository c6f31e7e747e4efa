import type { HtmlTagDescriptor, Plugin } from "vite";

const fileName = "manifest.webmanifest";

export type WebManifest = {
  readonly content: { readonly name: string; readonly [member: string]: unknown };
  readonly touchIcon: string;
};

export function webManifest({ content, touchIcon }: WebManifest, basePath: string): Plugin {
  const link = (attrs: Record<"rel" | "href", string>): HtmlTagDescriptor => ({
    tag: "link",
    attrs,
    injectTo: "head",
  });
  return {
    name: "web-manifest",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(content, null, 2) });
    },
    transformIndexHtml: () => [
      link({ rel: "manifest", href: `${basePath}${fileName}` }),
      link({ rel: "apple-touch-icon", href: touchIcon }),
      { tag: "meta", attrs: { name: "apple-mobile-web-app-title", content: content.name }, injectTo: "head" },
    ],
  };
}
