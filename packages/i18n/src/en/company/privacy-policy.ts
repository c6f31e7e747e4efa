import { brand } from "../../brand.ts";
import type { LegalText } from "../../legal-text.ts";

export const privacyPolicy: LegalText = {
  revised: "Version 1, November 24, 2026",
  binding:
    "This English text is the binding one. The Japanese translation is provided for reference; where the two differ, the English text prevails.",
  contents: "Contents",
  intro: [
    `This Privacy Policy explains how the operator of ${brand} (the “Operator”) handles the personal information of the people who use the service for their company (the “Service”).`,
  ],
  sections: [
    {
      id: "law",
      title: "1. Compliance",
      blocks: [
        "The Operator handles personal information in accordance with the Act on the Protection of Personal Information of Japan, the related guidelines and this policy.",
      ],
    },
    {
      id: "collected",
      title: "2. Information we collect",
      blocks: [
        {
          points: [
            "Members: name, e-mail address, password (kept only in a form that cannot be read back), language, role and the day of the last use.",
            "Company: name, type, address, phone number, representative, website, invoice number and the address for invoices.",
            "Payments: brand, last four digits, holder and expiry of cards, and invoices. Card numbers stay with the payment provider.",
            "Use of the Service: searches, lists, notes, requests, inquiries, and technical records such as time, network address and type of browser.",
          ],
        },
      ],
    },
    {
      id: "purposes",
      title: "3. Purposes of use",
      blocks: [
        {
          points: [
            "to provide the Service, confirm who somebody is and protect accounts;",
            "to verify companies and show creators who asks them;",
            "to charge fees, issue invoices and keep the records that the law requires;",
            "to send confirmation codes, links and notices;",
            "to answer inquiries, prevent misuse and improve the Service.",
          ],
        },
      ],
    },
    {
      id: "creators",
      title: "4. What creators see",
      blocks: [
        "Creators who are asked see the company's name and whether it is verified. The names of members, their e-mail addresses and the company's billing data are not shown to them.",
      ],
    },
    {
      id: "third-parties",
      title: "5. Provision to third parties",
      blocks: [
        "Apart from the preceding section, the Operator does not provide personal information to third parties without consent, except where the law allows or requires it.",
        "The Operator entrusts work such as hosting, sending e-mail and card payments to contractors, and supervises them as needed. Where a contractor is outside Japan, the Operator takes the measures required by law.",
      ],
    },
    {
      id: "security",
      title: "6. Security",
      blocks: [
        "The Operator takes organisational and technical measures against leakage, loss and damage, and limits access to those who need it.",
      ],
    },
    {
      id: "browser",
      title: "7. Cookies and storage in your browser",
      blocks: [
        "The Service keeps cookies for your session for up to 30 days, and stores your choice of language and appearance in the browser. It uses no advertising cookies.",
      ],
    },
    {
      id: "retention",
      title: "8. Retention and deletion",
      blocks: [
        "Personal information is kept while somebody is a member. When the company is closed, members, lists, notes, inquiries and company data are erased. Invoices and deals are kept for seven years as the law requires, with names and addresses sealed.",
      ],
    },
    {
      id: "requests",
      title: "9. Disclosure and other requests",
      blocks: [
        "You may ask the Operator to disclose, correct, add to, delete or stop using your personal information. The Operator confirms your identity and answers without delay as the law provides. You can see and correct most of it yourself in the settings.",
      ],
    },
    {
      id: "changes",
      title: "10. Changes to this policy",
      blocks: [
        "The Operator may change this policy and announces the new text inside the Service or by e-mail at least two weeks before the effective date.",
      ],
    },
    {
      id: "contact",
      title: "11. Contact",
      blocks: [
        "Members send inquiries about personal information through the contact page of the Service; others write to the address in the legal notice.",
      ],
    },
  ],
};
