import { CircleCheck, Info, TriangleAlert } from "lucide-react";

export type NoticeTone = "error" | "success" | "info" | "warning";

const icons = { error: TriangleAlert, success: CircleCheck, info: Info, warning: TriangleAlert };

export function NoticeIcon({ tone, size = 20 }: { tone: NoticeTone; size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} aria-hidden="true" />;
}
