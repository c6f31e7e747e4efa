import { failureCauses } from "@tomoru/contract/deals/payout-states";
import type { RowResult } from "@tomoru/contract/operator/payouts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { readSentRuns } from "../../features/payouts/bank-desk.usecases.ts";
import { importResults } from "../../features/payouts/results.usecases.ts";
import { chosenLocale } from "../../platform/http/locale.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { Refusal } from "../../platform/refusal.ts";
import { takeForms } from "../form-body.ts";
import { bankPage, bankPath, refusedPage } from "./dev-bank.view.ts";

type Sent = Readonly<Record<string, string | string[]>>;
type AnswerRequest = FastifyRequest<{ Body: Sent }>;

const shown = { runs: 5, transfers: 100 };

/** The operator's name in the log. */
const operator = "bank (sandbox)";

/** A bank that takes the files of payout runs and says what became of each transfer, as the operator would import it. Not for production. */
export function devBankPages(deps: Deps) {
  return async (app: FastifyInstance): Promise<void> => {
    takeForms(app);
    app.get(bankPath, async (request, reply) => {
      const page = bankPage({
        locale: chosenLocale(request.headers.cookie),
        runs: await readSentRuns(deps, shown),
        today: japanDay(deps.clock.now()),
      });
      return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);
    });

    app.post(bankPath, async (request: AnswerRequest, reply) => {
      try {
        await answer(request.body);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const page = refusedPage(chosenLocale(request.headers.cookie));
        return reply.status(error.status).type("text/html; charset=utf-8").send(page);
      }
      return reply.redirect(bankPath, 303);
    });

    /** Paid on the day that the file asks for. */
    async function answer(sent: Sent): Promise<void> {
      const runId = String(sent.run);
      const found = isUuid(runId) ? await readSentRuns(deps, shown) : [];
      const run = found.find((each) => each.run.runId === runId)?.run;
      if (!run) throw new Refusal("dataNotFound");
      if (sent.rest === "yes") {
        await importResults(deps, { runId, operator, restPaidOn: run.payOn });
        return;
      }
      const rows = resultsOf(sent, run.payOn);
      if (rows.length > 0) await importResults(deps, { runId, operator, rows });
    }
  };
}

function resultsOf({ file, ...sent }: Sent, payOn: string): RowResult[] {
  return Object.entries(sent).flatMap(([name, said]): RowResult[] => {
    const line = Number(/^line-([1-9]\d{0,6})$/.exec(name)?.[1]);
    if (Number.isNaN(line)) return [];
    const of = { file: Number(file), line };
    const code = failureCauses.find((cause) => cause === said);
    return [
      code
        ? { ...of, result: "failed", code, paidOn: null }
        : { ...of, result: "paid", code: null, paidOn: payOn },
    ];
  });
}
