import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { UnsavedChangesBlocker } from "@tomoru/web/page/unsaved-changes-blocker.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName } from "../deal-view.ts";
import { isMissing, useDeal } from "../deals.queries.ts";
import { MissingGates } from "../frame/missing-gates.tsx";
import { WithoutDeal } from "../frame/without-deal.tsx";
import { ClashWarning } from "../terms/clash-warning.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./editor.module.css";
import { EditorForm } from "./editor-form.tsx";
import { useEditor } from "./use-editor.ts";

const writing = ["propose", "counter", "replace"] as const;

/** Where a side writes a version: the company its first, either of them an answer to the open one. */
export function EditorPage() {
  const { id = "" } = useParams();
  const { paths } = useDealSite();
  const { words } = useDealLanguage();
  const { data, failure, reload } = useDeal(id);
  // A deal that is read anew under the form must not take away what was typed.
  const [first, setFirst] = useState<Deal | null>(null);
  if (data && !first) setFirst(data);
  if (first && data) return <Editor deal={data} />;
  if (isMissing(failure)) return <WithoutDeal title="unavailable" />;
  return (
    <Without hasFailed={failure !== undefined}>
      {failure ? (
        <LoadError title={words.frame.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
      <TextLink render={<Link to={paths.deal(id)} />}>{words.editor.back}</TextLink>
    </Without>
  );
}

function Without({ hasFailed, children }: { hasFailed: boolean; children: React.ReactNode }) {
  const { words } = useDealLanguage();
  usePage({ title: words.terms.title, hasError: hasFailed });
  return (
    <div className={styles.page}>
      <PageHeader title={words.terms.title} />
      {children}
    </div>
  );
}

function Editor({ deal }: { deal: Deal }) {
  const { side, paths } = useDealSite();
  const { words } = useDealLanguage();
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const editor = useEditor(deal, { onSent: () => setSent(true) });
  const { editor: say, terms } = words;
  const act = writing.find((name) => deal.can.includes(name));
  const [title] = useState(() =>
    act === "propose" || !act
      ? say.title.first
      : act === "replace"
        ? say.title.replace
        : side === "company"
          ? say.title.again
          : say.title.counter,
  );
  usePage({ title, hasError: editor.marked.length > 0 });
  useEffect(() => {
    if (isSent) void navigate(paths.deal(deal.dealId));
  }, [isSent, navigate, paths, deal.dealId]);
  const newest = deal.versions.at(-1)?.version ?? 1;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editor.timesTold > 0) notice.current?.focus();
  }, [editor.timesTold]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        lead={side === "company" ? say.lead.company(otherName(deal, side)) : say.lead.creator}
        back={{ label: say.back, render: <Link to={paths.deal(deal.dealId)} /> }}
      />
      {editor.isOvertaken ? (
        <div ref={notice} tabIndex={-1}>
          <InlineMessage
            tone="error"
            action={<TextLink render={<Link to={paths.deal(deal.dealId)} />}>{say.back}</TextLink>}
          >
            {deal.state === "terms" ? terms.conflict.version(newest) : terms.conflict.moved}
          </InlineMessage>
        </div>
      ) : null}
      <MissingGates deal={deal} />
      <ClashWarning deal={deal} />
      {act || isSent || editor.isOvertaken ? (
        <EditorForm editor={editor} deal={deal} isFirst={act === "propose"} />
      ) : (
        <p>{say.notPossible}</p>
      )}
      <UnsavedChangesBlocker unsaved={editor.isDirty && !isSent} />
    </div>
  );
}
