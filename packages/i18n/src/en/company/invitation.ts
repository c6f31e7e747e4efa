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
  joined: (company) => `You have joined ${company}.`,
  loadFailed: "Couldn't load the invitation",
  dead: {
    title: "This invitation can't be used",
    detail: "It has expired, was taken back or was used already. Ask whoever invited you to send it again.",
  },
  elsewhere: {
    title: "You are signed in with another account",
    detail: (company, email) =>
      `The invitation to ${company} is for ${email}. To join, log out first, then open the link in the mail again.`,
    stays: "The invitation stays as it is until then.",
  },
  taken: "This email is registered already. You can sign in with it.",
};
