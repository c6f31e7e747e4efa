import type { Endpoint } from "@tomoru/contract/endpoint";
import type { TestAnswer, TestApp, TestRequest } from "./test-app.ts";

/** Makes calls that must succeed, and remembers which. */
export function callMaker({ app }: { app: TestApp }) {
  const made = new Set<string>();
  let calls = 0;
  return {
    made,
    async call<E extends Endpoint>(
      endpoint: E,
      request: TestRequest<E> = {},
    ): Promise<TestAnswer<E>["result"]> {
      calls += 1;
      // From another network each time: what is counted by network is no part of this.
      const answer = await app.call(endpoint, { ip: `198.18.0.${calls}`, ...request });
      if (answer.status !== 200) throw new Error(`${endpoint.name} answers ${answer.status} ${answer.code}`);
      made.add(endpoint.name);
      return answer.result;
    },
    codeTo: (email: string) => textTo({ app, email, pattern: /\b(\d{6})\b/ }),
    /** What the link of a mail ends with. */
    linkTo: (email: string) =>
      textTo({ app, email, pattern: /\/company\/(?:invitation\/|email\/confirm\?token=)([\w-]+)/ }),
  };
}

export type Caller = ReturnType<typeof callMaker>;

type Mailed = { readonly app: TestApp; readonly email: string; readonly pattern: RegExp };

/** The matching text of the next mail to this address that has one. */
async function textTo({ app, email, pattern }: Mailed): Promise<string> {
  for (;;) {
    const [, found] = pattern.exec((await app.mail.mailTo(email)).text) ?? [];
    if (found) return found;
  }
}
