import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";

/** What a company writes to support about. */
export const topicNames: Record<InquiryTopic, string> = {
  plan: "プランについて",
  search: "検索・データについて",
  list: "施策リストについて",
  deal: "案件について",
  billing: "お支払い・請求書について",
  other: "その他",
  direction: "進行管理のご相談",
  consulting: "月次コンサルティングのご予約",
  live: "ライブ出演のご相談",
  planning: "企画提案のご相談",
  shipping: "発送代行のご相談",
};
