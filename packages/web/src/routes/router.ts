// biome-ignore lint/performance/noBarrelFile: the build names the files of a page by what is imported for it, and a group of it has no name.
export { loadSignedIn, loadSignedOut, openSignedOutAt } from "./open-pages.tsx";
