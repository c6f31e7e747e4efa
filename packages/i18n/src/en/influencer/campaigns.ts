import type { CampaignWords } from "../../ja/influencer/campaigns.ts";

export const campaigns: CampaignWords = {
  title: "Campaigns",
  fitting: (count) => {
    if (count === 0) return "No campaign fits you right now";
    return count === 1 ? "1 campaign fits you" : `${count} campaigns fit you`;
  },
  groups: { label: "Filter campaigns", fitting: "For you", all: "All", applied: "Applied" },
  sortLegend: "Sort by",
  sorts: { newest: "Newest", closing: "Closing soon", fee: "Highest fee" },
  filters: {
    label: "Filter campaigns",
    platform: "Platform",
    category: "Category",
    minFee: "Fee (excl. tax)",
    anyPlatform: "Any platform",
    anyCategory: "Any category",
    anyFee: "Any fee",
    fee: (yen) => `${yen}+`,
    clearOne: (name) => `Clear the filter: ${name}`,
    clear: "Clear all filters",
  },
  until: (day) => `Until ${day}`,
  daysLeft: (days) => {
    if (days === 0) return "last day";
    return days === 1 ? "1 day left" : `${days} days left`;
  },
  places: (capacity, applied) => `${capacity} wanted · ${applied} applied`,
  placesLeft: (left) => {
    if (left === 0) return "All places are taken";
    return left === 1 ? "1 place left" : `${left} places left`;
  },
  verified: "Verified",
  deals: (count) => (count === 1 ? "1 deal" : `${count} deals`),
  answers: (percent) => `${percent}% on time`,
  daysToPay: (days) => `Paid a median of ${days} days after the report`,
  few: "Too few deals to show how it pays and answers.",
  fits: (followers, categories) =>
    [followers === null ? null : `${followers} followers or more`, categories || null]
      .filter(Boolean)
      .join(" · ") || "Open to everybody",
  reasons: {
    state: "Applications are closed",
    applied: "You have applied",
    platform: (platform) => `Connect ${platform} to apply`,
    followers: (count) => `For accounts with ${count} followers or more`,
    capacity: "All places are taken",
    tooMany: "You have 30 open applications. Withdraw one to apply",
  },
  link: "Connect an account",
  empty: {
    fitting: "Campaigns that fit you appear here.",
    all: "There are no open campaigns.",
    filtered: "Nothing matches these filters right now.",
    applied: "You haven't applied to a campaign yet.",
    seeAll: "See all campaigns",
    find: "Find campaigns",
  },
  loadFailed: "Couldn't load the campaigns",
  more: "Load more",
  moreFailed: "Couldn't load the rest",
  end: "That's everything",
  detail: {
    back: "Campaigns",
    fee: "Fee per person (excl. tax)",
    estimate: (range) => `Your estimate ${range}`,
    payOn: (day) => `Paid on ${day} if you report on the last day`,
    ask: "What to do",
    product: "Product",
    situation: "Situation",
    format: "Posts",
    recruits: "Wanted",
    period: "Posting period",
    label: "Advertising label",
    labelValue: "Before “more” in the caption",
    selectBy: "Selection until",
    gone: "This campaign can't be found",
    goneText: "It may be over, or the link is wrong.",
  },
  apply: {
    title: "Your application",
    wishFee: "Fee you wish (excl. tax)",
    receives: (yen) => `You receive ${yen} incl. tax.`,
    aboveBudget: (yen) => `The company's budget is ${yen} at most. You can still apply.`,
    peers: (yen) => `The median of accounts of your size is ${yen}.`,
    message: "Message",
    messageHint: "Say what you would like to film and what you have done before.",
    count: (count, max) => `${count} / ${max} characters`,
    shown: (handle, figures) => `The company sees your connected account @${handle}${figures}.`,
    figures: (followers, median) =>
      median === null ? ` (${followers} followers)` : ` (${followers} followers, median ${median} views)`,
    submit: "Apply",
    sending: "Applying…",
    done: "You have applied",
    doneText: (day) => `You'll hear by ${day}. You can withdraw until you are selected.`,
  },
  own: {
    title: "Your applications",
    withdraw: "Withdraw",
    withdrawing: "Withdrawing…",
    ask: "Withdraw your application?",
    askText: "You can't apply to this campaign again.",
    cancel: "Back",
    states: {
      applied: "Under review",
      selected: "Selected",
      notSelected: "Not selected",
      withdrawn: "Withdrawn",
      ended: "The campaign was withdrawn",
    },
    fee: (yen) => `You asked for ${yen} (excl. tax)`,
    appliedOn: (day) => `Applied ${day}`,
    toOthers: "See other campaigns",
    toDeal: "See the deal",
  },
};
