import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../shared/site.ts";

export function HomePage() {
  const { home } = useWords();
  usePage({ title: home.title });
  return <PageHeader title={home.nothing} />;
}
