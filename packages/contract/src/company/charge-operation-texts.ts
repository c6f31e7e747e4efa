import type { OperationText } from "../operation-causes.ts";

const tooManyFiles = "More than twenty files of a company in an hour.";
const harmless = "A text that would run as a formula gets an apostrophe in front.";

/** The calls about what deals cost a company, and the operator's view of it. */
export const chargeOperationTexts: Readonly<Record<string, OperationText>> = {
  fundDeal: {
    description:
      "Until the deal is paid, each time another attempt: whoever pays first secures the deal, and any other success goes back. A way that is under way already is left alone.",
    causes: {
      consultationIdInvalid: "`id` is no deal's id.",
      dataNotFound: "There is no such deal or card of the company.",
      dataInvalid:
        "A field does not keep its limits, or (409) at `state`: nothing is to be paid; at `card`: there is no default card; at `turnDueAt`: its time is over.",
      paymentProviderFailed:
        "The payment provider does not answer. What became of the charge is looked up by itself.",
      paymentProviderRefused: "The card was refused; the deal's `charge.fault` says why.",
      tooManyRequests: "More than ten tries for a deal in an hour.",
      noAccess: "`payment`: the company is suspended. `provider`: nothing can be paid here.",
    },
  },
  listCharges: {
    description:
      "A row moves to the month in which its money has moved. `state` is the charge's own; `whereabouts` says where what was paid is now: `secured` is held for the creator, `paidOut` has been transferred, `returned` goes back to the company by a refund of its own, `partlyReturned` and `partlyPaidOut` are of a deal that was cancelled with a share: a part goes back, and the share is held for the creator, or has been transferred; `writtenOff` was never claimed and is paid no more. A refund is `notOwed` where the card's bank has given the company its money: nobody gives it back beside that, and it counts as returned.",
    causes: { dataInvalid: "`month` or `cursor` is none." },
  },
  downloadCharges: { description: harmless, causes: { tooManyRequests: tooManyFiles } },
  downloadWithholding: { description: harmless, causes: { tooManyRequests: tooManyFiles } },
  getCharge: {
    description:
      "Of the fee it is a receipt, which is given in the creator's name; of the tool's fee a qualified invoice.",
    causes: {
      paymentIdInvalid: "`id` is no charge's id.",
      dataNotFound: "There is no such charge of the company.",
    },
  },
  getLedger: {
    description: "An entry is a row, an account a column, debit above zero.",
    causes: { consultationIdInvalid: "`deal` is no deal's id.", dataNotFound: "The deal has no charge." },
  },
  refundByHand: {
    description: "The refund ends with it; the entry names the transfer.",
    causes: {
      dataInvalid: "A field does not keep its limits, or (409) at `state`: the refund has not failed.",
    },
  },
  payOutBalance: {
    description:
      "Send the money back in the provider's own pages first: what is written here is only that it was done.",
    causes: {
      dataInvalid: "A field does not keep its limits, or (409) at `yen`: it is more than there is.",
    },
  },
};
