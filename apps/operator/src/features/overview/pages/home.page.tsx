import { listCompanies, listCompanyInquiries } from "@tomoru/contract/operator/companies";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Building2, Mail } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { pageSize } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";
import { sumOf, type Waiting } from "../waiting.view.ts";

export function HomePage() {
  return (
    <ConsolePage>
      <Overview />
    </ConsolePage>
  );
}

function Overview() {
  const { words, format } = useLanguage();
  const { overview: say, frame } = words;
  usePage({ title: frame.home });
  const unverified = useAsked(listCompanies, { query: { verification: "unverified", limit: pageSize } });
  const inquiries = useAsked(listCompanyInquiries, { query: { limit: pageSize } });
  const all = {
    data: unverified.data && inquiries.data && { unverified: unverified.data, inquiries: inquiries.data },
    failure: unverified.failure ?? inquiries.failure,
    reload: () => Promise.all([unverified.reload(), inquiries.reload()]),
  };
  const rowsOf = (data: NonNullable<typeof all.data>): Waiting[] => {
    const [first] = data.inquiries.docs;
    return [
      {
        key: "inquiries",
        label: say.inquiries,
        icon: <Mail size={20} aria-hidden="true" />,
        page: data.inquiries,
        note: first && say.firstDue(format.day(first.dueOn)),
        path: paths.inquiries,
      },
      {
        key: "unverified",
        label: say.unverified,
        icon: <Building2 size={20} aria-hidden="true" />,
        page: data.unverified,
        path: `${paths.companies}?verification=unverified`,
      },
    ].filter(({ page }) => page.docs.length > 0);
  };
  return (
    <div className={styles.page}>
      <Answered asked={all}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <>
              <PageHeader title={rows.length > 0 ? say.waiting(sumOf(rows)) : say.nothing} />
              {rows.length === 0 ? (
                <LampCard light="off">
                  <p>{say.quiet}</p>
                </LampCard>
              ) : (
                <Card as="section" padding="none" aria-label={say.list}>
                  <LinkRows
                    rows={rows.map(({ page, path, ...row }) => ({
                      ...row,
                      value: say.counted(page.docs.length, page.hasNextPage),
                      render: <Link to={path} />,
                    }))}
                  />
                </Card>
              )}
            </>
          );
        }}
      </Answered>
    </div>
  );
}
