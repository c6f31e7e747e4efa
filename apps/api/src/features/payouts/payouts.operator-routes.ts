import * as operatorPayments from "@tomoru/contract/operator/payments";
import * as endpoints from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { holdPayment, listDuePayments, payByHand, writeOffPayment } from "./due-payments.usecases.ts";
import { downloadFile, makeFiles } from "./filing.usecases.ts";
import { setPayoutAccount } from "./payout-account.usecases.ts";
import { getRun, listRows, listRuns, makeRun } from "./payout-runs.usecases.ts";
import { importResults } from "./results.usecases.ts";
import { settleRun } from "./settling.usecases.ts";

const by = ({ headers }: { headers: { "x-operator": string } }) => ({ operator: headers["x-operator"] });

export function payoutsOperatorRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.makePayoutRun, async (call) => ({
      result: await makeRun(deps, { ...by(call), ...call.body }),
    })),
    route(endpoints.listPayoutRuns, async ({ query }) => ({ result: await listRuns(deps, query) })),
    route(endpoints.getPayoutRun, async ({ params }) => ({ result: await getRun(deps, params.id) })),
    route(endpoints.listPayoutRows, async ({ params, query }) => ({
      result: await listRows(deps, { runId: params.id, query }),
    })),
    route(endpoints.makePayoutFiles, async (call) => ({
      result: await makeFiles(deps, { runId: call.params.id, ...by(call) }),
    })),
    route(endpoints.downloadPayoutFile, async (call) => ({
      result: await downloadFile(deps, {
        runId: call.params.id,
        n: Number(call.params.n),
        ...by(call),
      }),
    })),
    route(endpoints.settlePayoutRun, async (call) => ({
      result: await settleRun(deps, { runId: call.params.id, ...by(call), ...call.body }),
    })),
    route(endpoints.importPayoutResults, async (call) => ({
      result: await importResults(deps, { runId: call.params.id, ...by(call), ...call.body }),
    })),
    route(operatorPayments.listDuePayments, async ({ query }) => ({
      result: await listDuePayments(deps, query),
    })),
    route(operatorPayments.payByHand, async (call) => ({
      result: await payByHand(deps, { paymentId: call.params.id, ...by(call), ...call.body }),
    })),
    route(operatorPayments.holdPayment, async (call) => ({
      result: await holdPayment(deps, { paymentId: call.params.id, ...by(call), ...call.body }),
    })),
    route(operatorPayments.writeOffPayment, async (call) => ({
      result: await writeOffPayment(deps, { paymentId: call.params.id, ...by(call), ...call.body }),
    })),
    route(operatorPayments.setPayoutAccount, async (call) => ({
      result: await setPayoutAccount(deps, { ...by(call), ...call.params, ...call.body }),
    })),
  ];
}
