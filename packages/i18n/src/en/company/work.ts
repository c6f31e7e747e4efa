import type { WorkWords } from "../../ja/company/work.ts";
import { board } from "./board.ts";

const creators = (count: number) => `${count} ${count === 1 ? "creator" : "creators"}`;

export const work: WorkWords = {
  nav: "Campaigns",
  title: "Campaigns",
  loadFailed: "Couldn't load your campaigns",
  heading: (count) => `${count} ${count === 1 ? "campaign is" : "campaigns are"} running`,
  nothing: "No campaign is running",
  newCampaign: "New open campaign",
  find: "Find creators",
  groups: { label: "Campaigns shown", running: "Running", done: "Closed" },
  columns: {
    work: "Campaign",
    now: "Now",
    progress: "Progress",
    money: "Money (excl. tax)",
    next: "Next due",
  },
  kinds: {
    consultation: (people) => `Consultation · ${people}`,
    campaign: (people) => `Open campaign · ${people} wanted`,
  },
  yours: (count) => `Your turn ${count}`,
  theirs: (count) => `Their turn ${count}`,
  operators: (count) => `Being checked ${count}`,
  states: {
    draft: "Draft",
    open: "Open",
    selecting: "Choosing",
    closed: "Closed",
    done: "Done",
    withdrawn: "Withdrawn",
  },
  allDone: "All done",
  allPosted: "All posted",
  steps: {
    paid: (done, all) => `Paid ${done}/${all}`,
    posted: (done, all) => `Posted ${done}/${all}`,
    contracted: (done, all) => `Agreed ${done}/${all}`,
    answered: (done, all) => `Answered ${done}/${all}`,
    applied: (count) => `${count} applied`,
  },
  of: (yen, most) => `${yen} / ${most}`,
  empty: {
    running: "Once you ask creators or open a campaign, answers and deadlines appear here.",
    done: "No campaign has ended yet.",
  },
  more: "Load more",
  end: "That's everything",
  choosing: {
    heading: (applied, left) =>
      applied < left
        ? `${applied} ${applied === 1 ? "applicant" : "applicants"} so far, ${left} more wanted`
        : `${left} more to choose from ${applied} ${applied === 1 ? "applicant" : "applicants"}`,
    full: "Every place is taken",
    none: "Nobody has applied yet",
    noMore: "Nobody is left to choose from",
    noneHint: "Creators who fit find it among their campaigns. Applications appear here as they come.",
    people: (count) => `Open campaign · ${creators(count)} wanted`,
    openUntil: (day) => `Open until ${day}`,
    selectUntil: (day) => `Choose by ${day}`,
    filter: "Applications shown",
    groups: { all: "All", candidates: "Candidates", passed: "Passed over" },
    table: "Who applied",
    columns: {
      creator: "Applicant",
      median: "Median views",
      strip: "Last 20 posts",
      fee: "Fee asked",
      message: "Message",
      act: "Actions",
    },
    estimate: (range) => `Estimate ${range}`,
    record: {
      none: "First deal here",
      onTime: (deals) => (deals === 1 ? "1 deal, on time" : `${deals} deals, all on time`),
      late: (deals, late) => (deals === 1 ? "1 deal, late" : `${deals} deals, ${late} late`),
    },
    mark: (name) => `Make ${name} a candidate`,
    markAll: "Make all candidates",
    pass: "Pass over",
    back: "Take back",
    keys: { candidate: "candidate", pass: "pass over" },
    tray: "Chosen",
    seats: (taken, all) => `${taken} / ${all}`,
    empty: "Free",
    decided: "Chosen",
    drop: (name) => `Take ${name} out`,
    sum: "Fees together (excl. tax)",
    views: "Median views together",
    times: (count) => count,
    noViews: "No medians",
    confirm: (count) => `Confirm ${count} and go to terms`,
    ask: {
      title: (count) => `Confirm ${creators(count)}?`,
      text: "They are told, and you settle the terms with each. You can't undo this.",
      yes: "Confirm",
      doing: "Telling them…",
      back: "Back",
    },
    after:
      "They are told, and you settle the terms with each. The others can be chosen until the last day of choosing.",
    others: "The others",
    othersText:
      "They are told together on the day that choosing ends. You need not refuse anybody one by one.",
    chosen: (count) => `${creators(count)} told`,
    capacity: "Every place is taken. Nobody else can be chosen.",
    loadFailed: "Couldn't load the applications",
    more: "Load more",
    end: "That's everything",
  },
  moves: {
    edit: "Open the draft",
    late: "It had changed meanwhile. This is how it is now.",
    close: {
      action: "End applications",
      note: "Stops new applications only. You can go on choosing.",
      title: "End applications?",
      text: (_waiting, selectBy) =>
        `Nobody else can apply. You can choose from those who did until ${selectBy}. You can't undo this.`,
      doing: "Ending…",
      done: "Applications have ended",
    },
    finish: {
      action: "Finish choosing",
      note: "Tells everyone you did not choose, and ends the choice.",
      title: "Finish choosing?",
      text: (waiting) =>
        waiting === 0
          ? "Nobody else can be chosen. Deals with those you chose go on. You can't undo this."
          : `${creators(waiting)} whom you did not choose are told together. Deals with those you chose go on. You can't undo this.`,
      doing: "Telling them…",
      done: "Choosing is finished",
    },
    withdraw: {
      action: "Call it off",
      note: "Tells everyone who applied that it is called off.",
      title: "Call this campaign off?",
      text: (waiting) =>
        waiting === 0
          ? "The campaign ends and can't be started again. Deals with those you chose go on."
          : `${creators(waiting)} who applied are told. Deals with those you chose go on. You can't undo this.`,
      doing: "Calling it off…",
      done: "The campaign was called off",
    },
  },
  board,
};
