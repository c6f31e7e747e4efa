import type { InvitationWords } from "../../ja/company/invitation.ts";

export const invitation: InvitationWords = {
  title: "Invitation",
  heading: (company) => `You are invited to ${company}`,
  from: (name, company) => `${name} invites you to join ${company}.`,
  fromCompany: (company) => `You are invited to join ${company}.`,
  until: (moment) => `The invitation is good until ${moment}.`,
  email: "Email",
  submit: "Join",
  sending: "Joining…",
  loadFailed: "Couldn't load the invitation",
  dead: {
    title: "This invitation can't be used",
    detail: "It has expired, was taken back or was used already. Ask whoever invited you to send it again.",
  },
  taken: "This email is registered already. You can sign in with it.",
};
