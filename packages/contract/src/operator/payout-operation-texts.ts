import type { OperationText } from "../operation-causes.ts";

const standing = "The run is in a state that does not allow it, or the same was said otherwise before (409).";

/** Of payments of deals and of payout runs. */
export const payoutOperationTexts: Readonly<Record<string, OperationText>> = {
  getPayment: {
    description:
      "The five stages with their days, who acts next and when, and the sums with the reason for what is withheld.",
  },
  getStatement: { description: "What is paid, by whom and for what. Seven days of silence confirm it." },
  answerStatement: {
    description: "Once a version. A query becomes a message to the company and a mail to support.",
    causes: { dataInvalid: "It was answered already, or silence has confirmed it (409)." },
  },
  getBankPayout: {
    description:
      "How a transfer names the account. What was saved is used a day later; a name that leads to no code is told.",
  },
  getTaxSummary: {
    description: "By the day of payment. What was entered outside of deals counts whole as fee.",
  },
  downloadTaxSummary: {
    description: "UTF-8 with a byte order mark, a line a company and month, and the sums.",
  },
  getCompanyStatement: {
    description: "What a creator who is not registered leaves to deduct is told by the day of receipt.",
  },
  makePayoutRun: {
    description:
      "Takes whatever is due up to its pay date, payable and in no run. Cut by a job: `progress` tells how far.",
    causes: {
      dataInvalid: "`payOn` is no pay date or past; 409 while it is too early.",
      dataNotFound: "No account is set that transfers leave from.",
    },
  },
  listPayoutRuns: {
    description: "With what waits for the next two pay dates.",
    causes: { dataNotFound: "No account is set that transfers leave from." },
  },
  getPayoutRun: {
    description:
      "Sums of what is in it now, its files with their hashes, the job under way, and who let it go and why.",
  },
  listPayoutRows: { description: "A line is a creator; of the account the last digits." },
  makePayoutFiles: {
    description: "Made by a job, once. A row whose sealed account does not open leaves the run and is held.",
    causes: { dataInvalid: standing },
  },
  downloadPayoutFile: { description: "総合振込 of the Japanese Bankers Association, JIS X 0201." },
  settlePayoutRun: {
    description: "`sent` by another person than who made the run or its files; `void` before it is sent.",
    causes: { dataInvalid: standing },
  },
  importPayoutResults: {
    description: "Up to a thousand rows, all or none; or `restPaidOn` for all that have no result yet.",
    causes: {
      dataInvalid: "A row names no line of its file (400), or says otherwise than what stands (409).",
    },
  },
  listDuePayments: {
    description:
      "Of deals alone. `due`: without what is held; `byHand`: of creators who live abroad; `unclaimed`: what may be written off.",
  },
  payByHand: {
    description: "Books it as a run would.",
    causes: { dataInvalid: "`paidOn` is to come, or a run has the payment (409)." },
  },
  holdPayment: {
    description: "What is held is in no cut until it is let go.",
    causes: { dataInvalid: "A run has the payment, or it was paid (409)." },
  },
  writeOffPayment: {
    description: "Booked once: the same again answers the same. Its creator reads it beside the payment.",
    causes: {
      dataInvalid:
        "409: at `dueOn` before five years from the last due day are over in Japan, at `state` of what is held, a run has, or was paid.",
    },
  },
  setPayoutAccount: { description: "The creator is mailed as of a change of their own." },
  listAudit: { description: "Append only." },
};
