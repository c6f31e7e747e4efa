import { codeOf } from "../codes.ts";
import { codeTries, mailRation, type OperationText, wrongCode } from "../operation-causes.ts";

/** The companies' calls; operation-texts.ts has the others. */
export const companyOperationTexts: Readonly<Record<string, OperationText>> = {
  searchCreators: {
    description:
      "Without a token: platform, words, categories and a band of followers, thirty times an hour a network, and cards without numbers. With one: what the plan has, sixty times a minute a person, and so many accounts a day a company. `nextCursor` is good for the same filters alone. Ranges, both ends included, leave out accounts without that number.",
    causes: {
      noAccess: "A filter or a page that the plan, or a visitor, does not have.",
      dataInvalid: "A value that is none, a range that ends before it begins, or a cursor of another search.",
    },
  },
  listLists: {
    description:
      "Groups and counts come with every page. `limit` in `counts` is the plan's, of lists that are not consulted.",
  },
  getList: {
    description:
      "All rows, with figures as search shows them. Who has left search since is `isGone`: a name at most, and in no sum.",
  },
  addToList: {
    description:
      "What is in it already is counted as `already`; who is not found, or on another platform, is skipped and said.",
    causes: {
      dataInvalid: "409 at `status`: the list was consulted. 409 at `locked`: the plan holds fewer lists.",
      noAccess: "The plan has no room for all of them in one list: none is added.",
    },
  },
  downloadSearch: {
    description:
      "UTF-8 with BOM, CRLF, every field quoted; the first line is in the language asked for. Rows are taken from the month, and from the accounts of the day, before the first byte. No e-mail, full name or date of birth.",
    causes: {
      noAccess: "The plan has fewer rows left in the month, which the message says, or not these filters.",
      tooManyRequests: "Twenty files in an hour a company, or the accounts of the day are used up.",
    },
  },
  downloadList: {
    description:
      "As of a search, with notes and the days of adding. Who is no longer visible has a row without figures, which does not count.",
    causes: {
      dataInvalid:
        "409 at `locked`: the plan holds fewer lists. 409 without a field: the key had another call.",
      noAccess: "The plan has fewer rows left in the month, which the message says.",
      tooManyRequests: "Twenty files in an hour a company.",
    },
  },
  getInsight: {
    description:
      "Counted once a month for a creator; an account of which nothing but followers is known is not. A number that is null has its reason in `missing`.",
    causes: {
      dataNotFound: "No account that companies find on this platform: hidden, unlinked, suspended or gone.",
      noAccess: "The month's insights of the plan are used up.",
    },
  },
  getPrAnalysis: {
    description:
      "Null for fewer than ten posts. Only labelled posts are counted, each with the words that say so.",
  },
  compareCreators: {
    description: "All of them or none: what is left of the month's insights has to be enough.",
  },
  companyLogin: {
    description:
      "As for creators, and apart from them: the same e-mail may have an account on each side. A company that is suspended for its plan signs in.",
    causes: {
      userSuspended: "The company is suspended. Said only to whoever gives the right password.",
      noAccess: "`seat`: the member is stopped, by the owner or by the plan's number of people.",
    },
  },
  companyRegister: {
    description:
      "Makes the company on Free, with its owner, of an e-mail that its code proves, and signs in.",
    causes: { otpNotMatched: wrongCode, tooManyRequests: codeTries },
  },
  companyVerifySignUpEmail: {
    description: `Two bodies, one path. With \`email\` and \`locale\` a six-digit code is mailed, good for ten minutes, the next after five. With any other field it completes the sign-up as \`companyRegister\` does.`,
    causes: { otpNotMatched: wrongCode, tooManyRequests: mailRation },
  },
  companyConfirmEmail: {
    description:
      "The link of the mail opens a page; its button makes this call. Opening the link changes nothing.",
    causes: { otpReferenceInvalid: "The link is unknown, used, replaced by a later one, or a day old." },
  },
  readInvitation: {
    description:
      "For the page that the link of the mail opens. It changes nothing, however often it is made.",
    causes: { dataNotFound: "The link is unknown, used, replaced, taken back or seven days old." },
  },
  acceptInvitation: {
    description: "The account gets the e-mail that was invited, and is signed in.",
    causes: {
      emailInUse: "The e-mail has become a member of a company meanwhile.",
      noAccess: "`plan`: the plan has no seat left.",
    },
  },
  updateMember: {
    description:
      "With `status` a member is stopped, let in again or removed; with `role` and the owner's password the company is handed over. Both hold at once on every server.",
    causes: {
      dataInvalid:
        "A field does not keep its limits, or (409) it is about oneself, or the next owner is stopped.",
      noAccess: "`role`: the caller is not the owner. `plan`: every seat is taken.",
    },
  },
  previewPlan: {
    description:
      "What the payment provider would charge for this moment, to the second. Taking the plan with the same `prorationAt` within ten minutes charges exactly that.",
    causes: { noAccess: "`role`: the caller is not the owner. `provider`: nothing can be paid for here." },
  },
  changePlan: {
    description:
      "A larger plan at once, a smaller one at the period's end, the present one takes back what waits. `authentication`: the bank asks, on the page of `pendingUrl`, for 23 hours.",
    causes: {
      dataInvalid:
        "A field does not keep its limits, or (409) `errors` names what stands against it: `card` (none is the default), `busy` (another change is under way), `preview` (missing, or older than ten minutes), `unpaid` (pay first, or take Free).",
      noAccess:
        "`role`: the caller is not the owner. `provider`: nothing can be paid for here. `plan`: the company left twice in a year without paying.",
      paymentProviderFailed:
        "The payment provider did not answer. What it may have done is found by the next press, and not done twice.",
      tooManyRequests: "More than ten changes of a company in an hour.",
    },
  },
  payPlan: {
    description: "Where the bank asks, `pendingUrl` leads to the page on which somebody passes.",
    causes: { dataInvalid: "409 at `busy`: another change is under way." },
  },
  openCardPage: {
    description: "The session's id is added to `returnTo` as `session`, for `completeCard`.",
    causes: {
      cardNotAdded: "`limit`: there are ten cards.",
      tooManyRequests: "More than ten pages of a company in an hour.",
    },
  },
  completeCard: {
    description: "The same card once more takes the place of the older one, with its flag.",
    causes: {
      cardNotAdded: "The page was not finished, or the card was refused; `limit`: there are ten cards.",
      dataNotFound: "There is no such page, or it is another company's.",
    },
  },
  setDefaultCard: {
    description: "What is unpaid is charged to it at once; whether it passes shows the plan.",
    causes: { dataInvalid: "409 at `expired`." },
  },
  removeCard: {
    description: "Without a paid plan the default can go too; the newest of the others takes its place.",
    causes: { cardNotDeleted: "`default`: something is charged to it; make another one the default first." },
  },
  grantPlan: {
    description:
      "No card, no failure; on the day after `until` the plan is Free. With `free` it is so at once.",
    causes: {
      dataInvalid: "A field does not keep its limits, or (409) at `planId`: the company pays for a plan.",
    },
  },
  setCompanyStatus: {
    description: `Members' tokens answer ${codeOf("userSuspended")} from the next call on, on every server. Lifting it leaves a suspension for an unpaid plan as it is.`,
  },
};
