import { brand } from "../../brand.ts";
import type { LegalText } from "../../legal-text.ts";

export const privacyPolicy: LegalText = {
  revised: "Last revised August 7, 2024",
  binding:
    "This English text is the binding one. The Japanese translation is provided for reference; where the two differ, the English text prevails.",
  contents: "Contents",
  intro: [
    `This Privacy Policy explains how the operator of ${brand} (the “Company”) handles the personal information of the influencers who use the service (the “Service”).`,
  ],
  sections: [
    {
      id: "law",
      title: "1. Compliance",
      blocks: [
        "The Company handles personal information in accordance with the Act on the Protection of Personal Information of Japan, the related guidelines and this policy.",
      ],
    },
    {
      id: "collected",
      title: "2. Information we collect",
      blocks: [
        {
          points: [
            "Registration: name, e-mail address, password (kept only in a form that cannot be read back) and language.",
            "Account: creator name, categories, date of birth, country, gender, self-introduction and your choice about emails on new offers.",
            "Payments: the bank account you register, and the dates, amounts and states of payments.",
            "Linked social accounts: account name, display name, number of followers, and the views of recent posts, as far as you allow it at the platform.",
            "Use of the Service: offers and your answers, inquiries, and technical records such as time, network address and type of browser.",
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
            "to provide the Service, confirm your identity and protect your account;",
            "to let advertisers find you and send you offers, and to carry out promotional activities;",
            "to pay rewards and keep the records that the law requires;",
            "to send confirmation codes, notices and, if you wish, news of offers to you;",
            "to answer inquiries, prevent misuse and improve the Service.",
          ],
        },
      ],
    },
    {
      id: "advertisers",
      title: "4. What advertisers see",
      blocks: [
        "Advertisers see your creator name, categories, self-introduction and the figures of your linked social accounts. Your e-mail address, date of birth and bank details are not shown to them.",
      ],
    },
    {
      id: "third-parties",
      title: "5. Provision to third parties",
      blocks: [
        "Apart from the preceding section, the Company does not provide personal information to third parties without your consent, except where the law allows or requires it.",
        "The Company may entrust work such as hosting, sending e-mail and bank transfers to contractors, and supervises them as needed. Where a contractor is outside Japan, the Company takes the measures required by law.",
      ],
    },
    {
      id: "platforms",
      title: "6. Social platforms",
      blocks: [
        "When you link Instagram, TikTok or YouTube, you log in at that platform; the Company never receives your password. The permission given to the Company is stored in encrypted form, and it is erased when you unlink the account.",
      ],
    },
    {
      id: "security",
      title: "7. Security",
      blocks: [
        "The Company takes organisational and technical measures against leakage, loss and damage. Bank details and platform permissions are stored encrypted, and access is limited to those who need it.",
      ],
    },
    {
      id: "browser",
      title: "8. Cookies and storage in your browser",
      blocks: [
        "The Service keeps cookies for your session for up to 30 days, and stores your choice of language and appearance in the browser. It uses no advertising cookies.",
      ],
    },
    {
      id: "retention",
      title: "9. Retention and deletion",
      blocks: [
        "Personal information is kept while you are registered. When your account is closed or deleted, your name, e-mail address, profile, bank details and social connections are erased. Records of payments are kept for seven years as tax law requires, without your name.",
      ],
    },
    {
      id: "requests",
      title: "10. Disclosure and other requests",
      blocks: [
        "You may ask the Company to disclose, correct, add to, delete or stop using your personal information. The Company confirms your identity and answers without delay as the law provides.",
        "For a request for disclosure, a fee of 1,000 yen per request is charged. You can see and correct most of your information yourself, free of charge, on the pages of your account.",
      ],
    },
    {
      id: "minors",
      title: "11. Minors",
      blocks: ["Minors use the Service with the consent of a parent or guardian."],
    },
    {
      id: "changes",
      title: "12. Changes to this policy",
      blocks: [
        "The Company may change this policy and announces the new text inside the Service or by e-mail at least two weeks before the effective date.",
      ],
    },
    {
      id: "contact",
      title: "13. Contact",
      blocks: ["Please send inquiries about personal information through the contact page of the Service."],
    },
    {
      id: "jurisdiction",
      title: "14. Governing law and jurisdiction",
      blocks: [
        "This policy is governed by the laws of Japan. The Tokyo District Court has exclusive jurisdiction in the first instance.",
      ],
    },
  ],
};
