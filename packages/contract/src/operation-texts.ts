import { codeOf } from "./codes.ts";
import { chargeOperationTexts } from "./company/charge-operation-texts.ts";
import { companyOperationTexts } from "./company/company-operation-texts.ts";
import { codeTries, mailRation, type OperationText, wrongCode } from "./operation-causes.ts";
import { payoutOperationTexts } from "./operator/payout-operation-texts.ts";

export const operationTexts: Readonly<Record<string, OperationText>> = {
  login: {
    description:
      "Answers an access token for 15 minutes and a refresh token for 30 days. An unknown e-mail and a wrong password answer alike and take the same time.",
    causes: {
      userSuspended: "The account is suspended. Said only to whoever gives the right password.",
      signInLocked:
        "Ten wrong passwords in a row, of this network or of strangers: that side is locked for an hour, the right password included.",
      passwordInvalid: "The password is shorter than 6 or longer than 16 characters.",
    },
  },
  logout: { description: "Ends this session on every server at once. Other devices stay signed in." },
  refreshToken: {
    description:
      "Spends a refresh token for a fresh pair. The same spent token is forgiven for ten seconds, until one of its successors is itself spent; after that it is taken for theft and the session ends.",
    causes: {
      userDeleted: "The account was deleted. Said only of a token that is proven.",
      userSuspended: "The account is suspended. Said only of a token that is proven.",
    },
  },
  verifySignUpEmail: {
    description: `Two bodies, one path. With \`email\` alone a six-digit code is mailed, good for ten minutes. With \`fullName\`, \`password\` or \`otp\` it completes the sign-up as \`register\` does and answers ${codeOf("registerCompleted")} with tokens.`,
    causes: { otpNotMatched: wrongCode, tooManyRequests: mailRation },
  },
  register: {
    description: "Makes the account of an e-mail that its code proves, and signs in.",
    causes: { otpNotMatched: wrongCode, tooManyRequests: codeTries },
  },
  requestPasswordCode: {
    description:
      "Mails a code for a new password. It says whether the e-mail has an account; that is rationed.",
    causes: { tooManyRequests: mailRation },
  },
  verifyPasswordCode: {
    description: "The mailed code for an `otpId`, which `resetPassword` takes once within ten minutes.",
    causes: {
      otpNotMatched: wrongCode,
      tooManyRequests: "The five tries are used up, or one network tried more than thirty codes in an hour.",
    },
  },
  resetPassword: {
    description:
      "Sets the password, ends every session and lifts the lock of sign-in. A refused password leaves the `otpId` good.",
  },
  getProfile: { description: "With `pendingOfferCount`, the number on the badge." },
  updateProfile: {
    description:
      "Keys that are absent stay as they are; present ones are validated, and null or empty is refused where a value is required. Answers the whole profile.",
    causes: {
      dataInvalid:
        "A field does not keep its limits, the birthday does not exist, or `email` is not the present one: it changes only by code.",
    },
  },
  updatePassword: {
    description:
      "Ends every session, the caller's too, and answers the tokens of a new one. A notice is mailed.",
    causes: {
      passwordNotMatched: "The current password is wrong.",
      passwordInvalid: "The new password breaks a rule, or is the current one.",
      confirmPasswordNotMatched: "`confirmPassword` is not `newPassword`.",
    },
  },
  requestEmailUpdate: {
    description: "Mails a code to the new address. Asking for another address drops the one before.",
    causes: {
      tooManyRequests: "Ten changes in an hour, or too many codes asked for.",
      emailInvalid: "The new e-mail is none, or is the present one.",
    },
  },
  updateEmail: {
    description:
      "Makes the proven address the account's. The old one is told, every session ends, and the answer carries the tokens of a new one.",
    causes: {
      otpNotMatched: wrongCode,
      tooManyRequests: codeTries,
      emailInUse: "Somebody else has proven this address first.",
    },
  },
  listCategories: { description: "In both languages. May be cached for an hour." },
  getPlan: {
    description:
      "The one plan of creators costs nothing. `endsOn` is the last day in Japan, once leaving is asked for.",
  },
  updatePlan: {
    description: "Until `endsOn` a withdrawal can be taken back. With none pending nothing happens.",
    causes: {
      dataInvalid: "The body asks for anything but `active`.",
      dataNotFound: "There is no such plan.",
    },
  },
  cancelMembership: {
    description:
      "The account closes at the end of the current month in Japan. Every session ends at once; signing in again shows the date and lets one take it back. Mailed to the person and to support.",
    causes: {
      tooManyRequests: "Five requests in an hour.",
      dataInvalid: "A field does not keep its limits (400), or leaving was asked for already (409).",
    },
  },
  closeAccount: {
    description:
      "Deletes at once and for good: profile, bank details, links and sessions. Payments stay for the tax office, with nothing that names the person.",
  },
  sendInquiry: {
    description: "Kept and mailed to support.",
    causes: { tooManyRequests: "Five inquiries in an hour." },
  },
  sendOpenInquiry: {
    description:
      "Kept and mailed to support. The answer is the same for every address, whoever has an account.",
    causes: { tooManyRequests: "Three inquiries from one network in an hour." },
  },
  getBankInfo: { description: "`result` is null before an account is registered." },
  updateBankInfo: {
    description: "Replaces all six fields. A notice with the last three digits is mailed.",
    causes: {
      tooManyRequests: "Ten changes in an hour.",
      numberRequired: "The account number holds something that is no digit.",
    },
  },
  listBanks: { description: "Codes, names and readings. May be cached for a day." },
  listBranches: {
    description: "Of the bank with this four-digit code. May be cached for a day.",
    causes: { dataInvalid: "The code is not four digits.", dataNotFound: "No bank has this code." },
  },
  getDiscovery: {
    description:
      "`reason` says why nobody finds the accounts whatever the switch says; `isAnswered` is false for who linked before companies could search. `preview` is what a company with every plan sees.",
  },
  setDiscovery: {
    description:
      "Takes effect before it answers. What was said is kept with its time and the wording that it was said to.",
  },
  listSocialAccounts: {
    description:
      "With the figures last read and when; a figure that a platform hides is null. `available` are the platforms that can be linked here.",
  },
  getOauthLink: {
    description:
      "The address to send the browser to. Its `state` is good for ten minutes, once, for this person, session and platform.",
    causes: {
      dataNotFound: "There is no such platform.",
      noAccess: "The platform cannot be linked here: it has no credentials.",
    },
  },
  completeOauth: {
    description:
      "Exchanges what the platform sent back. Nothing is written before the account was read; one's own account again is a success.",
    causes: {
      tokenInvalid: "The access token is bad (401), or `state` is missing, foreign, used or expired (400).",
      dataInvalid: "`code` is missing, or the platform refused it.",
      dataNotFound: "There is no such platform.",
      accessAlreadyRequested: "The account is linked to another creator.",
    },
  },
  removeSocial: {
    description:
      "Erases the tokens here and has them revoked at the platform. Not linked is a success all the same.",
    causes: { dataNotFound: "There is no such platform." },
  },
  listOffers: {
    description:
      "Newest first. By `cursor` pages neither repeat nor skip while offers come in, and a late page costs what the first does; `offset` counts from the newest. `counts` is of all offers, whatever the filter.",
    causes: {
      dataInvalid: "`cursor` is none of ours, or `status` is no status.",
      numberRequired: "`offset` or `limit` is no whole number within its bounds.",
    },
  },
  getOffer: { description: "Texts of companies come as they were entered: show them as text." },
  decideOffer: {
    description:
      "Once and for good. The same answer again is a success and changes nothing; of two at once one wins.",
    causes: {
      dataInvalid: "The body is no decision (400), or the offer was answered the other way (409).",
    },
  },
  listPayments: {
    description: "Newest first, amounts in yen. `totals` is of all payments.",
    causes: {
      dataInvalid: "`status` is none that a payment has.",
      numberRequired: "`offset` or `limit` is no whole number within its bounds.",
    },
  },
  getPaymentSummary: {
    description:
      "`next` is all that comes on one day, a report that the company still looks at included, and nothing that is held. `coming` has each of them, and deals whose fee is secured before anything is reported; what came back from the bank stands first. `account` is the bank and the last three digits. A year holds what became Paid in it in Japan: `netYen` was transferred, `grossYen` is that with `withheldYen`.",
  },
  downloadPaidYear: {
    description:
      "What became Paid in that calendar year in Japan, oldest first: date paid, payer or product, gross, withheld, net, reference. UTF-8 with byte order mark, CRLF, headings by `Accept-Language`; a text that a spreadsheet would run as a formula begins with an apostrophe.",
    causes: { dataInvalid: "`year` is no year from 2000 to 2099." },
  },
  getHome: { description: "Months and sums in Japan time, amounts in yen." },
  openEvents: {
    description:
      "Server-Sent Events with JSON in them, the first at once. It ends with its session or access token. With no word for a minute, take it for dead and open it again.",
    causes: { unexpected: "This server cannot listen now (503). Ask by the clock meanwhile." },
  },
  sendOffers: {
    description:
      "All or none, in the order given. With `Idempotency-Key` the same call again answers the same and creates nothing.",
    causes: {
      emailUnknown: "An e-mail has no account; `errors` names its row.",
      dataInvalid: "A row does not keep its limits (400), or the key came before with another body (409).",
    },
  },
  sendPayments: {
    description:
      "All or none. A `reference` that exists gets its status updated instead, and `{reference, status}` is enough for it, also once its account is closed. `amount` is what the transfer carries; `withheldYen`, 0 unless given, was kept back of the fee before it.",
    causes: {
      emailUnknown: "The e-mail of a new payment has no open account; `errors` names every such row.",
      dataInvalid:
        "A field does not keep its limits, the day of a new payment is more than ten years ago or a year from now, or (409) the reference is of another creator's payment.",
      dataNotFound: "A status of a `reference` that nobody has entered.",
    },
  },
  setInfluencerStatus: {
    description: `A suspended creator's tokens answer ${codeOf("userSuspended")} from the next call on, on every server.`,
  },
  listInquiries: {
    description:
      "Newest first; those of an account go with it. `influencerId` is null where nobody was signed in: name and e-mail are then what somebody typed. `state`: only what waits for an answer, or only what was answered.",
  },
  listWithdrawals: { description: "Newest first, with the reason given." },
  ...companyOperationTexts,
  ...chargeOperationTexts,
  ...payoutOperationTexts,
};
