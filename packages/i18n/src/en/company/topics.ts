import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";

export const topicNames: Record<InquiryTopic, string> = {
  plan: "Plans",
  search: "Search and data",
  list: "Lists",
  deal: "Deals",
  billing: "Payments and invoices",
  other: "Something else",
  direction: "Project direction",
  consulting: "Monthly consulting",
  live: "Live appearances",
  planning: "Content planning",
  shipping: "Shipping agency",
};
