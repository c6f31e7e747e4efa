import type { LegalWords } from "@tomoru/i18n/ja/common/legal";
import { TextLink } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import type { ComponentType, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useLanguage } from "../i18n/language.store.ts";
import { LoadError } from "../page/load-error.tsx";
import { Loading } from "../page/loading.tsx";
import { usePage } from "../page/use-page.ts";
import styles from "./legal-document.module.css";
import { LegalProse } from "./legal-prose.tsx";
import { type LegalTexts, languageOf, useLegalText } from "./legal-texts.ts";

type LegalDocumentProps = {
  name: "terms" | "privacyPolicy";
  texts: LegalTexts;
  /** The document's path. */
  path: string;
  words: LegalWords;
  Frame: ComponentType<{ children: ReactNode }>;
};

export function LegalDocument({ name, texts, path, words: legal, Frame }: LegalDocumentProps) {
  const { locale } = useLanguage();
  const [search] = useSearchParams();
  const language = languageOf(search, locale);
  const { text, failure, reload } = useLegalText({ texts, name: path, language });
  const other = language === "en" ? "ja" : "en";
  const otherPath = other === locale ? path : `${path}?lang=${other}`;
  usePage({ title: legal[name], hasError: failure !== undefined });
  return (
    <Frame>
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
    </Frame>
  );
}
