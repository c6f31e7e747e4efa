// A process of its own for one load of a page: `node load.mjs {port} {url} {categories…}`, the report goes to the process that forked it.
// It gives way to the browser, whose processors it shares here: a phone is measured from outside.
import { setPriority } from "node:os";

setPriority(19);
const { default: lighthouse } = await import(import.meta.resolve("lighthouse"));
const [port, url = "", ...onlyCategories] = process.argv.slice(2);
const { lhr } = await lighthouse(url, {
  port: Number(port),
  onlyCategories,
  // The cookies of the sign-in are the visitor's; there is nothing else to clear.
  disableStorageReset: true,
});
process.send?.(lhr, () => process.disconnect());
