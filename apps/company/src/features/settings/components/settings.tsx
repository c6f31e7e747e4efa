import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { DisplayChoices } from "@tomoru/web/page/display-choices.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { CompanyCard } from "./company-card.tsx";
import { LettersSwitch } from "./letters-switch.tsx";
import { ProfileCard } from "./profile-card.tsx";
import styles from "./settings.module.css";

type SettingsProps = {
  signOut: ReactNode;
  /** Far from the rest. */
  leaving: ReactNode;
};

/** The page's own cards, and the places of those that other features bring. */
export function Settings({ signOut, leaving }: SettingsProps) {
  const { common, settings, shell } = useWords();
  const { data: profile, failure, reload } = useProfile();
  usePage({ title: settings.title, hasError: !profile && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={settings.title} />
      {!profile && failure ? (
        <LoadError title={common.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          {profile ? <CompanyCard profile={profile} /> : null}
          {profile ? <ProfileCard member={profile.member} /> : null}
          {profile || failure ? null : (
            <Loading>
              <Card>
                <Skeleton lines={6} />
              </Card>
            </Loading>
          )}
        </div>
        <div className={styles.column}>
          <Card as="section" className={styles.display} aria-labelledby="display">
            <h2 id="display">
              <Phrases>{settings.display.title}</Phrases>
            </h2>
            <DisplayChoices />
            <LettersSwitch />
          </Card>
          <Card as="section" padding="none" aria-labelledby="more">
            <h2 id="more" className={styles.head}>
              <Phrases>{settings.more.title}</Phrases>
            </h2>
            <LinkRows
              rows={[
                { key: "terms", label: shell.terms, render: <Link to={paths.terms} /> },
                { key: "privacy", label: shell.privacyPolicy, render: <Link to={paths.privacyPolicy} /> },
                { key: "inquiry", label: shell.inquiry, render: <Link to={paths.inquiry} /> },
              ]}
            />
          </Card>
          <div>{signOut}</div>
          <div className={styles.leaving}>{leaving}</div>
        </div>
      </div>
    </div>
  );
}
