import type { Platform } from "@tomoru/contract/platforms";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link, useNavigate } from "react-router";
import { consultCreatorPath, consultListPath, paths } from "../../app/paths.ts";
import { useLanguage } from "../site.ts";
import styles from "./consult-button.module.css";
import { makeList, useRefreshLists } from "./lists.queries.ts";

type ConsultButtonProps = {
  platform: Platform;
  creatorIds: readonly string[];
  /** For keys of the page. */
  id?: string;
  variant?: "primary" | "secondary";
  /** Its name, where there are several. */
  label?: string;
};

/** 相談する: one creator by themselves; several as a list, since a consultation of several is of a list (docs/decisions/0098). */
export function ConsultButton({ platform, creatorIds, id, variant = "primary", label }: ConsultButtonProps) {
  const { words, format } = useLanguage();
  const { selection: say } = words.search;
  const navigate = useNavigate();
  const refresh = useRefreshLists();
  const { busy, run } = useOneAtATime();
  const [only, ...others] = creatorIds;
  if (only !== undefined && others.length === 0) {
    const to = consultCreatorPath({ creatorId: only, platform });
    return (
      <ButtonLink
        id={id}
        className={styles.button}
        variant={variant}
        size="dense"
        render={<Link to={to} aria-label={label} />}
      >
        {say.consult}
      </ButtonLink>
    );
  }
  async function consult() {
    const name = say.listName(format.monthDay(todayInJapan()));
    try {
      const list = await makeList({
        name,
        explanation: "",
        platform,
        groupId: null,
        creatorIds: [...creatorIds],
      });
      await refresh();
      void navigate(consultListPath(list.listId));
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      const wayToPlans = { redirectTo: paths.plan, redirectText: words.lists.add.changePlan };
      const isFull = failure instanceof ApiFailure && failure.refusal === "noAccess";
      alertFailure(failure, words, {
        titleText: say.consultFailed,
        ...(isFull ? { ...wayToPlans, message: words.lists.form.full } : {}),
      });
    }
  }
  return (
    <Button
      id={id}
      className={styles.button}
      variant={variant}
      size="dense"
      aria-label={label}
      loading={busy ? say.consulting : undefined}
      onClick={() => void run(consult)}
    >
      {say.consult}
    </Button>
  );
}
