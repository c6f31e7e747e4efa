/** What the sandbox's page says. It stands in for pages that are not ours, so its words are not part of the product's. */
export const sandboxWords = {
  ja: {
    mark: "お試し用",
    title: (platform: string) => `${platform}との連携（お試し用）`,
    lead: (platform: string) =>
      `これは本物の${platform}の画面ではありません。表示されるアカウントと数字はすべて架空のもので、どこにも送信されません。`,
    account: "連携するアカウント",
    scopes: "許可する内容",
    allow: "許可する",
    deny: "拒否する",
    wrongLink: "この画面は開けません",
    wrongLinkText: "設定の「連携する」から、もう一度お試しください。",
    back: "設定へ戻る",
    traits: {
      new: "新しい架空のアカウント",
      usual: "架空のアカウント。ほかの人が連携していると、連携できません。",
      personal: "個人アカウント（プロアカウントではないため、連携できません）",
      noChannel: "チャンネルのないアカウント（連携できません）",
      hidden: "登録者数を公開していないチャンネル",
    },
  },
  en: {
    mark: "Sandbox for trying things out",
    title: (platform: string) => `Connect ${platform} (sandbox)`,
    lead: (platform: string) =>
      `This is not ${platform} itself. All accounts and figures are made up, and nothing is sent anywhere.`,
    account: "Account to connect",
    scopes: "What you allow",
    allow: "Allow",
    deny: "Deny",
    wrongLink: "This page cannot be opened",
    wrongLinkText: "Please start again with Connect in your settings.",
    back: "Back to settings",
    traits: {
      new: "A new made-up account",
      usual: "A made-up account. It cannot be connected while somebody else has it.",
      personal: "A personal account: not professional, so it cannot be connected",
      noChannel: "An account without a channel: it cannot be connected",
      hidden: "A channel that hides its subscriber count",
    },
  },
} as const;
