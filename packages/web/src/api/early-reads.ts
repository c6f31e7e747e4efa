declare global {
  interface Window {
    /** What boot.js has asked for while the scripts were on their way: answers by address, language and session. */
    earlyReads?: Map<string, Promise<Response>>;
  }
}

/** Milliseconds since the document came. What was asked for then is no answer to a page that is opened later. */
const goodFor = 30_000;

type Asked = { url: string; accessToken: string | null; locale: string };

/** The answer that is on its way already, once; undefined where nobody has asked for just this. Rejects as `fetch` does. */
export function takeEarly({ url, locale, accessToken }: Asked): Promise<Response> | undefined {
  const key = [url, locale, accessToken].join(" ");
  const answer = window.earlyReads?.get(key);
  window.earlyReads?.delete(key);
  return performance.now() < goodFor ? answer : undefined;
}
