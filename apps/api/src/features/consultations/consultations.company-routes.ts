import * as consultations from "@tomoru/contract/company/consultations";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { consult } from "./consult.usecases.ts";
import { answersOf, consultationWith, pageOfConsultations, previewOf } from "./consultations.usecases.ts";
import { closeConsultation, withdrawOffer } from "./withdrawing.usecases.ts";

export function consultationsRoutes(deps: Deps): Route[] {
  return [
    route(consultations.consult, async ({ caller, body, headers }) => ({
      result: await consult(deps, { caller, body, key: headers["idempotency-key"] }),
    })),
    route(consultations.previewConsultation, async ({ caller, query }) => ({
      result: await previewOf(deps, { caller, query }),
    })),
    route(consultations.listConsultations, async ({ caller, query }) => ({
      result: await pageOfConsultations(deps, { caller, query }),
    })),
    route(consultations.getConsultation, async ({ caller, params }) => ({
      result: await consultationWith(deps.db, { companyId: caller.ownerId, consultationId: params.id }),
    })),
    route(consultations.listAnswers, async ({ caller, params }) => ({
      result: await answersOf(deps, { companyId: caller.ownerId, consultationId: params.id }),
    })),
    route(consultations.closeConsultation, async ({ caller, params }) => ({
      result: await closeConsultation(deps, { companyId: caller.ownerId, consultationId: params.id }),
    })),
    route(consultations.withdrawOffer, async ({ caller, params: { id, offerId } }) => ({
      result: await withdrawOffer(deps, { companyId: caller.ownerId, consultationId: id, offerId }),
    })),
  ];
}
