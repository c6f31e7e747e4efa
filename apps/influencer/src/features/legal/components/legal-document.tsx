import { TextLink } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { languageOf, type LegalDocument as Name, useLegalText } from "../legal.queries.ts";
import styles from "./legal-document.module.css";
import { LegalFrame } from "./legal-frame.tsx";
import { LegalProse } from "./legal-prose.tsx";

export function LegalDocument({ name }: { name: Name }) {
  const { locale, words } = useLanguage();
  const { legal } = words;
  const [search] = useSearchParams();
  const language = languageOf(search, locale);
  const { text, failure, reload } = useLegalText(name, language);
  const other = language === "en" ? "ja" : "en";
  const otherPath = other === locale ? paths[name] : `${paths[name]}?lang=${other}`;
  usePage({ title: legal[name], hasError: failure !== undefined });
  return (
    <LegalFrame>
      <div className={styles.head}>
        <PageHeader title={legal[name]} />
        <TextLink render={<Link to={otherPath} preventScrollReset />}>{legal.read[other]}</TextLink>
      </div>
      {text ? <LegalProse text={text} language={language} /> : null}
      {!text && failure ? <LoadError title={legal.loadFailed} failure={failure} onRetry={reload} /> : null}
      {text || failure ? null : (
        <Loading>
          <div className={styles.skeleton}>
            <Skeleton lines={3} />
            <Skeleton lines={5} />
            <Skeleton lines={4} />
          </div>
        </Loading>
      )}
    </LegalFrame>
  );
}
