import { Button, TextLink } from "@tomoru/ui/actions/button";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { FolderPlus, Plus } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./lists-head.module.css";

type Counts = { all: number; unconsulted: number; limit: number };

type ListsHeadProps = { counts: Counts | undefined; onMake: (what: "list" | "group") => void };

/** How much room the plan has left, and the buttons that make a group or a list. */
export function ListsHead({ counts, onMake }: ListsHeadProps) {
  const { lists: words } = useWords();
  const { all: say } = words;
  const isFull = counts !== undefined && counts.unconsulted >= counts.limit;
  return (
    <div className={styles.top}>
      <PageHeader
        title={headingOf(counts, words)}
        lead={counts && counts.all > 0 ? say.lead(counts.unconsulted, counts.limit) : null}
      />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="dense"
          icon={<FolderPlus size={18} aria-hidden="true" />}
          onClick={() => onMake("group")}
        >
          {words.group.make}
        </Button>
        {isFull ? (
          <p className={styles.full}>
            {say.full} <TextLink render={<Link to={paths.plan}>{say.changePlan}</Link>} />
          </p>
        ) : (
          <Button
            variant="primary"
            size="dense"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onMake("list")}
          >
            {say.make}
          </Button>
        )}
      </div>
    </div>
  );
}

function headingOf(
  counts: Counts | undefined,
  { title, all: say }: ReturnType<typeof useWords>["lists"],
): string {
  if (!counts) return title;
  if (counts.all === 0) return say.headingNone;
  const left = counts.limit - counts.unconsulted;
  return left > 0 ? say.heading(counts.unconsulted, left) : say.headingFull(counts.unconsulted);
}
