import type { InquiriesWords } from "../../ja/operator/inquiries.ts";

export const inquiries: InquiriesWords = {
  title: (count, isMore) =>
    count === 0
      ? "No inquiry is waiting"
      : isMore
        ? `${count} or more inquiries are waiting`
        : count === 1
          ? "1 inquiry is waiting"
          : `${count} inquiries are waiting`,
  name: "Inquiries",
  filter: "Inquiries shown",
  of: { open: "Waiting", answered: "Answered" },
  answeredOn: (day) => `Answered on ${day}`,
  ofCompanies: "From companies",
  ofCreators: "From creators and others",
  due: (day) => `Answer by ${day}`,
  late: (day) => `Overdue (${day})`,
  reply: "Answer by mail",
  answered: "Mark as answered",
  close: {
    title: (subject) => `Mark “${subject}” as answered?`,
    consequence: "It moves to “Answered” and doesn't come back. Answer it by mail first.",
  },
  done: "Marked as answered.",
  nobody: "No name",
  unproven: "Not signed in, identity not checked: the name and the email are as typed by whoever wrote.",
  none: "None.",
};
