import {
  listBanks as banksEndpoint,
  listBranches as branchesEndpoint,
  getBankInfo as getEndpoint,
  updateBankInfo as updateEndpoint,
} from "@tomoru/contract/influencer/bank";
import { getBankPayout as payoutEndpoint } from "@tomoru/contract/influencer/bank-payout";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { getBankInfo, saveBankInfo } from "./bank.usecases.ts";
import { listBanks, listBranches } from "./bank-list.usecases.ts";
import { bankPayout } from "./payee.usecases.ts";

export function bankRoutes(deps: Deps): Route[] {
  return [
    route(getEndpoint, async ({ caller }) => ({ result: await getBankInfo(deps, caller.ownerId) })),
    route(updateEndpoint, async ({ caller, body }) => ({
      result: await saveBankInfo(deps, { ownerId: caller.ownerId, info: body }),
    })),
    route(payoutEndpoint, async ({ caller }) => ({ result: await bankPayout(deps, caller.ownerId) })),
    route(banksEndpoint, async () => ({ result: listBanks() })),
    route(branchesEndpoint, async ({ params }) => ({ result: listBranches(params.code) })),
  ];
}
