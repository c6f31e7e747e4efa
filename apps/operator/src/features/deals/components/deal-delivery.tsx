import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";

/** What a decision is made by: drafts, posts as they were found, the report. */
export function DealDelivery({ known: { drafts, posts, report } }: { known: OperatorDeal }) {
  const { deals: say, common } = useWords();
  const moments = useMoments();
  if (drafts.length === 0 && posts.length === 0 && !report) return null;
  return (
    <Card as="section" aria-labelledby="delivery" className={styles.card}>
      <h2 id="delivery">{say.delivery}</h2>
      {report ? (
        <>
          <h3>{say.report}</h3>
          <p>{say.reportedAt(moments.dated(report.reportedAt))}</p>
          <p className={styles.text}>{report.note}</p>
          {report.rejections.map(({ fact, words, rejectedAt }) => (
            <p key={rejectedAt} className={styles.text}>
              {moments.dated(rejectedAt)} {say.rejections[fact]}: {words}
            </p>
          ))}
        </>
      ) : null}
      {posts.length > 0 ? (
        <>
          <h3>{say.postsTitle}</h3>
          <DefinitionList
            rows={posts.map(({ postId, url, check, captionSnapshot }) => ({
              key: postId,
              term: say.checks[check],
              children: (
                <>
                  <p>
                    <TextLink href={url} external={common.opensNewTab}>
                      {url}
                    </TextLink>
                  </p>
                  <p className={styles.text}>{captionSnapshot}</p>
                </>
              ),
            }))}
          />
        </>
      ) : null}
      {drafts.length > 0 ? (
        <>
          <h3>{say.drafts}</h3>
          <DefinitionList
            rows={drafts.map(({ draftId, round, caption, changes }) => ({
              key: draftId,
              term: say.round(round),
              children: (
                <>
                  <p className={styles.text}>{caption}</p>
                  {changes.map((change) => (
                    <p key={change} className={styles.note}>
                      {change}
                    </p>
                  ))}
                </>
              ),
            }))}
          />
        </>
      ) : null}
    </Card>
  );
}
