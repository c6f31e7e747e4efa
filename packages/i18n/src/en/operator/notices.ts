import type { NoticesWords } from "../../ja/operator/notices.ts";

export const notices: NoticesWords = {
  name: "Searching and sign-ups",
  title: (count, isMore) =>
    count === 0
      ? "No company to look into"
      : isMore
        ? `${count} or more things to look into`
        : count === 1
          ? "1 thing to look into"
          : `${count} things to look into`,
  lead: "See on the company's page whether creators' data is being collected wholesale. You can suspend it there.",
  quiet:
    "Companies that reach the limit of search on several days, and Free companies that sign up from one e-mail domain, are listed here.",
  searchLimit: (days) => `Reached the day's limit of search on ${days} days`,
  domain: (domain, count) => `${count} Free companies signed up from one e-mail domain (${domain})`,
  domainMore: (domain, count) =>
    `${count} or more Free companies signed up from one e-mail domain (${domain})`,
  days: (days) => `On: ${days}`,
  since: (day) => `Signed up: ${day}`,
  seen: "Mark as looked into",
  see: {
    title: "Mark this as looked into?",
    searchLimit: (days) =>
      `It leaves this list. You are told again when the limit is reached on ${days} more days.`,
    domain: (count) =>
      `It leaves this list. You are told again when ${count} more companies sign up from this domain.`,
  },
  done: "Marked as looked into.",
};
