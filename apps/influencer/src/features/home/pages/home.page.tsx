import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { ReactNode } from "react";
import { useLanguage, useSession } from "../../../shared/site.ts";
import { HomeBoard } from "../components/home-board.tsx";
import { HomeLoading } from "../components/home-loading.tsx";
import { useHome } from "../home.queries.ts";
import { callName, headline } from "../home.view.ts";
import styles from "./home.module.css";

type HomePageProps = {
  /** Stands under the heading: that a withdrawal is pending. */
  notice: ReactNode;
  /** At the end, because it comes later than the page and must not push anything down. */
  question?: ReactNode;
};

export function HomePage({ notice, question }: HomePageProps) {
  const { words: all, format } = useLanguage();
  const words = all.home;
  const { currentUser } = useSession();
  const { data: home, failure, reload } = useHome();
  usePage({ title: words.title, hasError: !home && failure !== undefined });
  const name = currentUser && callName(currentUser.fullName);
  return (
    <div className={styles.page}>
      <PageHeader title={home ? headline({ home, name, words, format }) : words.title} />
      {notice}
      {home ? <HomeBoard home={home} /> : null}
      {!home && failure ? (
        <LoadError title={words.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {home || failure ? null : <HomeLoading />}
      {home ? question : null}
    </div>
  );
}
