import type { dealReminders as ja } from "../../ja/mails/deal-reminders.ts";
import { about, due, format, lapse, mail } from "./deal-mail-parts.ts";

/** What a company has to do, and what the clock does in its place. */
const waits = {
  fund: {
    title: "Time to pay for your deal is running out",
    act: "The payment has not come yet.",
    silence: "If it is not secured in time, the deal ends.",
  },
  review: {
    title: "Time to answer a draft is running out",
    act: "Please approve the draft or ask for changes.",
    silence: "Without an answer in time it counts as approved.",
  },
  accept: {
    title: "Time to answer a report is running out",
    act: "Please accept the report or send it back.",
    silence: "Without an answer in time it counts as accepted.",
  },
};

export const dealReminders: typeof ja = {
  termsClosing: mail((data) => ({
    title: "Time to answer the terms is running out",
    preview: "Without an answer the deal ends.",
    lead: `It is your turn in ${about(data)}. Please answer the terms in time.`,
    facts: [due(data), lapse(data)],
    notes: ["Without an answer in time, no contract is made and the deal ends."],
  })),
  actDue: mail((data) => ({
    title: waits[data.waitsFor ?? "review"].title,
    preview: waits[data.waitsFor ?? "review"].silence,
    lead: `It is your turn in ${about(data)}. ${waits[data.waitsFor ?? "review"].act}`,
    facts: [due(data), lapse(data)],
    notes: [waits[data.waitsFor ?? "review"].silence],
  })),
  draftDue: mail((data) => ({
    title: data.isLate ? "Your draft is overdue" : "Your draft is due soon",
    preview: data.isLate ? "Please send it as soon as you can." : "Please send it in time.",
    lead: data.isLate
      ? `The draft for ${about(data)} has not arrived in time. Please send it as soon as you can. If you need longer, write to the company.`
      : `The draft for ${about(data)} is due soon. Send it on the page of the deal.`,
    facts: [due(data)],
    notes: [],
  })),
  postDue: mail((data) => ({
    title: data.isLate ? "Your report is overdue" : "Your report is due soon",
    preview: data.isLate ? "Please report as soon as you can." : "Please post and report in time.",
    lead: data.isLate
      ? `The report for ${about(data)} has not arrived in time. Please report as soon as you can. If you need longer, write to the company.`
      : `The report for ${about(data)} is due soon. Once you have posted, report it on the page of the deal.`,
    facts: [due(data)],
    notes: ["The day of your report decides when you are paid."],
  })),
  usageEnding: mail((data) => ({
    title: "A use of the post ends soon",
    preview: "After that day it may not be used elsewhere.",
    lead: `The use elsewhere that was agreed in ${about(data)} ends soon.`,
    facts: [data.dueOn === null ? null : { label: "Last day of use", value: format.day(data.dueOn) }],
    notes: [
      data.reader === "creator"
        ? "If you see it used after that day, tell the company in the messages of the deal."
        : "Please stop using it in ads and on your own accounts by then. To go on, make a new deal.",
    ],
  })),
};
