import { type Locale, locales } from "@tomoru/contract/fields";
import { pages } from "@tomoru/contract/pages";
import { localeNames } from "@tomoru/i18n/brand";
import { PageHeader } from "@tomoru/ui/page-header";
import { Segmented } from "@tomoru/ui/segmented";
import { Skeleton } from "@tomoru/ui/skeleton";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { Loading } from "../../../shared/page/loading.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { navigate } from "../../../shared/router/history.ts";
import { useSearch } from "../../../shared/router/router.tsx";
import { bindingLanguage, type LegalDocument as Name, useLegalText } from "../legal.queries.ts";
import styles from "./legal-document.module.css";
import { LegalFrame } from "./legal-frame.tsx";
import { LegalProse } from "./legal-prose.tsx";

export function LegalDocument({ name }: { name: Name }) {
  const { legal } = useWords();
  const search = useSearch();
  const language = locales.find((locale) => locale === search.get("lang")) ?? bindingLanguage;
  const { text, failure, reload } = useLegalText(name, language);
  const show = (chosen: Locale) =>
    navigate(chosen === bindingLanguage ? pages[name] : `${pages[name]}?lang=${chosen}`);
  usePage({ title: legal[name], hasError: failure !== undefined });
  return (
    <LegalFrame>
      <div className={styles.head}>
        <PageHeader title={legal[name]} />
        <div className={styles.choice}>
          <Segmented
            legend={legal.language}
            options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
            value={language}
            onChange={show}
          />
        </div>
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
