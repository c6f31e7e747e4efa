import type { DealLeavingWords } from "../../ja/deals/leaving.ts";

export const leaving: DealLeavingWords = {
  menu: {
    cancel: "Cancel the deal",
    amend: "Propose other dates or formats",
    paper: "Ask for the terms on paper",
    sheet: "See the terms sheet",
  },
  cancel: {
    title: "Cancel this deal?",
    loading: "Working out the amounts…",
    loadFailed: "Couldn't work out the amounts.",
    kind: "How",
    alone: "Cancel on your own",
    propose: "Propose to cancel",
    proposeNote: "If the other side agrees within 72 hours the deal is cancelled.",
    aloneNote: {
      none: "No fee is paid.",
      share: (percent) => `Cancelling pays ${percent}% of the fee to the creator.`,
    },
    sums: {
      paid: "Paid so far (incl. tax)",
      share: (percent) => `To the creator (${percent}%, incl. tax)`,
      toolFee: "Tool fee on that share (incl. tax)",
      refund: "Refunded to you (incl. tax)",
    },
    refundTo: {
      card: "It goes back to the card you paid with.",
      balance:
        "It goes back to your balance of bank transfers and pays for your next deal. To have it sent to a bank account, contact us.",
      both: "What the card paid goes back to the card, the rest to your balance of bank transfers. To have the balance sent to a bank account, contact us.",
    },
    unpaid:
      "Nothing is secured yet, so neither a fee nor a tool fee is due. What you have transferred becomes your balance.",
    freeUntil: (moment) => `You can cancel for free until ${moment} (or until a draft comes).`,
    share: "Share that the creator keeps",
    choose: "Choose one",
    percent: (percent) => `${percent}%`,
    reason: "Reason to tell them",
    confirm: { alone: "Cancel the deal", propose: "Propose" },
    told: {
      alone: "The other side is told. You can't undo a cancellation.",
      propose: "The other side is told. Once they agree it can't be undone.",
    },
    sending: "Sending…",
    done: { alone: "The deal is cancelled", propose: "You proposed to cancel" },
    impossible: "It can't be cancelled now.",
  },
  amend: {
    title: "Propose other dates or formats",
    lead: "If the other side agrees within 72 hours the contract changes. The fee stays.",
    draftDueOn: "Draft due",
    postFrom: "First day of posting",
    postTo: "Last day of posting",
    confirm: "Propose the change",
    unchanged: "Choose what to change.",
    sending: "Sending…",
    done: "You proposed a change",
    change: (before, after) => `${before} → ${after}`,
  },
  paper: {
    title: "Ask for the terms on paper?",
    text: "The company is told and sends it within 7 days.",
    confirm: "Ask for paper",
    sending: "Sending…",
    done: "You asked for paper",
    asked: (day) => `You asked for the terms on paper. The company sends it by ${day}.`,
    askedOfUs: (day) => `The creator asked for the terms on paper. Send it by ${day}.`,
  },
  answered: "Your answer is sent",
};
