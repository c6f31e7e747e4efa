import { whenQuiet } from "../page/when-quiet.ts";

/** The one script address that this page hands to the browser; the policy's name stands in the content security policy. */
const workerPath = "/sw.js";
const policyName = "tomoru-worker";

type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
/** Not in TypeScript's own list of the DOM yet; not in every browser either. */
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
};

let registered = false;

/** Has the browser keep the site's own files for the time without a network. Once, and after the first screen stands. */
export function registerWorker(): void {
  if (registered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  registered = true;
  whenQuiet(register);
}

function register(): void {
  // Without a worker the site works as long as there is a network.
  navigator.serviceWorker.register(workerUrl()).catch(() => undefined);
}

function workerUrl(): string {
  const { trustedTypes } = window as WithTrustedTypes;
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== workerPath) throw new TypeError(`${url} is not the worker`);
      return url;
    },
  });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
