import { brand } from "../../brand.ts";
import type { LegalText } from "../../legal-text.ts";

export const terms: LegalText = {
  revised: "Last revised August 7, 2024",
  binding:
    "This English text is the binding one. The Japanese translation is provided for reference; where the two differ, the English text prevails.",
  contents: "Contents",
  intro: [
    `These Terms of Service (the “Terms”) set out the conditions for using ${brand} (the “Service”), which connects registered influencers with companies that wish to have their products and services introduced. Please read them before you register.`,
  ],
  sections: [
    {
      id: "application",
      title: "Article 1 (Application)",
      blocks: [
        "These Terms apply to every use of the Service by a person who has registered as an influencer (the “User”), and form the contract between the User and the operator of the Service (the “Company”).",
        "Guidelines and notices that the Company shows inside the Service are part of these Terms. Where they differ from these Terms, these Terms prevail unless the notice expressly says otherwise.",
      ],
    },
    {
      id: "definitions",
      title: "Article 2 (Definitions)",
      blocks: [
        {
          points: [
            "“Advertiser” means a company, or an agency acting for one, that requests promotional activities through the Service.",
            "“Offer” means a request for promotional activities that an Advertiser sends to a User through the Service.",
            "“Promotional Activity” means introducing an Advertiser's product or service on a social platform for a reward.",
            "“Linked Social Account” means an Instagram, TikTok or YouTube account of the User that the User has connected to the Service.",
          ],
        },
      ],
    },
    {
      id: "changes",
      title: "Article 3 (Changes to these Terms)",
      blocks: [
        "The Company may change these Terms where the change serves the general interest of Users, or where it does not go against the purpose of the contract and is reasonable in view of its necessity and content.",
        "The Company announces the changed text and the date on which it takes effect inside the Service or by e-mail at least two weeks before the effective date. A User who does not agree may withdraw under Article 13.",
      ],
    },
    {
      id: "registration",
      title: "Article 4 (Registration)",
      blocks: [
        "A person who wishes to use the Service registers by giving true, current and complete information, agreeing to these Terms and the Privacy Policy, and entering the confirmation code sent to their e-mail address. The contract is concluded when the registration is complete.",
        "Minors need the consent of a parent or guardian. The Company may decline a registration if the information is false, if the person was expelled before, or if there is another reasonable ground.",
      ],
    },
    {
      id: "account",
      title: "Article 5 (Account and password)",
      blocks: [
        "The User keeps the e-mail address and password with care and does not let anybody else use, borrow or buy the account. What is done with the correct e-mail address and password counts as done by the User, unless the Company is responsible for the misuse.",
        "The User keeps the registered information up to date. The Company is not responsible for a disadvantage that arises because a change was not registered.",
      ],
    },
    {
      id: "social-accounts",
      title: "Article 6 (Linking social accounts)",
      blocks: [
        "A User without a linked social account cannot apply for promotional activities.",
        "The User links only accounts that they own or manage. By linking, the User allows the Company to read the account's name, its number of followers and the figures of its recent posts, and to show them to Advertisers. The User may unlink an account at any time.",
        "The use of a social platform is governed by that platform's own terms, which the User must follow.",
      ],
    },
    {
      id: "offers",
      title: "Article 7 (Offers)",
      blocks: [
        "The User decides freely whether to approve or reject an Offer. The answer is passed on to the Advertiser and cannot be changed afterwards.",
        "Budgets and prices shown with an Offer are estimates. The conditions that bind are those of the contract for the individual Promotional Activity.",
      ],
    },
    {
      id: "flow",
      title: "Article 8 (Flow of a promotional activity)",
      blocks: [
        "A Promotional Activity proceeds in the following order.",
        {
          steps: [
            "Application: the User applies for the Promotional Activity, or approves an Offer.",
            "Selection: the Advertiser and the Company select the Users who will carry it out.",
            "Notice: the selected User is notified of the result.",
            "Contract: the conditions are agreed and the contract for the Promotional Activity is concluded.",
            "Execution: the User carries out the Promotional Activity and prepares the post.",
            "Completion report: the User reports completion to the Company.",
            "Approval before posting: the Advertiser or the Company checks and approves the content; only then does the User publish the post.",
          ],
        },
        "Applying does not guarantee selection. The Company is not obliged to give the reasons for a selection.",
      ],
    },
    {
      id: "posting",
      title: "Article 9 (Rules for posts)",
      blocks: [
        "A post that is part of a Promotional Activity must show clearly that it is advertising, for example by the mark “PR”, in a place where viewers notice it at once. This follows from the Act against Unjustifiable Premiums and Misleading Representations. The mark must not be removed or hidden later.",
        "The User does not state anything untrue or exaggerated, does not infringe the rights of others, and follows the reasonable instructions of the Company and the agreed conditions on content, format, time and duration of the post.",
        "If a post breaks these rules, the Company may ask the User to correct or delete it, and the User does so without delay.",
      ],
    },
    {
      id: "rewards",
      title: "Article 10 (Rewards and usage fees)",
      blocks: [
        "Rewards are paid to the bank account that the User has registered, on the date agreed for the Promotional Activity. Unless agreed otherwise, the User is responsible for their own taxes.",
        "If a transfer fails because of wrong or outdated bank details, the Company informs the User and pays again once the details have been corrected.",
        "The Company may withhold or reclaim a reward where the Promotional Activity was not carried out as agreed.",
        "Registration and the functions offered to influencers are free of charge unless the Company shows a fee in advance and the User agrees to it. The User bears the costs of their own devices and connection.",
      ],
    },
    {
      id: "prohibited",
      title: "Article 11 (Prohibited acts)",
      blocks: [
        "The User must not:",
        {
          points: [
            "break laws, public order or the terms of a social platform;",
            "register false information, impersonate others or hold several accounts;",
            "increase followers, views or reactions by purchase, automation or other improper means;",
            "deal directly with an Advertiser met through the Service in order to avoid the Service;",
            "disclose unpublished information on products, conditions or other Users;",
            "interfere with the operation of the Service, or access it by unauthorised means;",
            "harass, discriminate against or defame Advertisers, other Users or the Company.",
          ],
        },
      ],
    },
    {
      id: "expulsion",
      title: "Article 12 (Restriction and expulsion)",
      blocks: [
        "If a User breaks these Terms, the Company may give the instructions needed to put matters right, or restrict the use of all or part of the Service.",
        "The Company may expel a User by giving 30 days' notice, stating the reason. Rewards for Promotional Activities completed as agreed before that date are still paid.",
      ],
    },
    {
      id: "withdrawal",
      title: "Article 13 (Withdrawal and deletion)",
      blocks: [
        "The User may withdraw at any time through the procedure in the Service. The withdrawal takes effect at the end of the current month, Japan time. Until then the User may take it back.",
        "The User may instead delete the account at once. Deletion cannot be undone.",
        "Obligations from Promotional Activities already contracted remain after withdrawal or deletion. Records of payments are kept for the period required by tax law.",
      ],
    },
    {
      id: "interruption",
      title: "Article 14 (Interruption and disclaimer)",
      blocks: [
        "The Company may interrupt the Service for maintenance, failures, disasters or other compelling reasons, with prior notice where possible. If the Company ends the Service, it announces this in good time.",
        "The Company does not guarantee that a User receives Offers, is selected or earns a certain amount, nor the accuracy of the information given by Advertisers. Users and Advertisers settle disputes between them in good faith; the Company cooperates to a reasonable extent.",
      ],
    },
    {
      id: "liability",
      title: "Article 15 (Liability)",
      blocks: [
        "Where the Company is liable to a User for damage caused by its slight negligence, the compensation is limited to 10,000 yen.",
        "In all other cases, the Company's liability is limited to the usage fees that the User paid to the Company in the past year.",
        "These limits do not apply to damage caused by the Company's intent or gross negligence, or where the law does not allow them.",
      ],
    },
    {
      id: "rights",
      title: "Article 16 (Intellectual property)",
      blocks: [
        "Rights in the Service belong to the Company or its licensors. Rights in posts belong to the User. Secondary use of a post by the Advertiser or the Company requires the agreement made for that Promotional Activity.",
      ],
    },
    {
      id: "organised-crime",
      title: "Article 17 (Exclusion of anti-social forces)",
      blocks: [
        "The User and the Company each declare that they have no relationship with anti-social forces. If this proves untrue, the other party may end the contract at once.",
      ],
    },
    {
      id: "general",
      title: "Article 18 (General provisions)",
      blocks: [
        "The User may not transfer their position under these Terms without the Company's consent. If a provision is invalid, the others remain in force. Personal information is handled as set out in the Privacy Policy.",
      ],
    },
    {
      id: "law",
      title: "Article 19 (Governing law and jurisdiction)",
      blocks: [
        "These Terms are governed by the laws of Japan. The Tokyo District Court has exclusive jurisdiction in the first instance over disputes concerning the Service.",
      ],
    },
  ],
};
