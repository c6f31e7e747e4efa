import { holdChargeOfDeal, updateCharge } from "./charges.repository.ts";

/** The charge of a deal, held until the transaction ends; undefined before its contract. */
export const holdCharge = holdChargeOfDeal;

/** Changes a charge that is held. */
export const putCharge = updateCharge;
