import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./missing-gates.module.css";

/** What this side has to mend before it can make a contract, each with the way there. */
export function MissingGates({ deal: { missing } }: { deal: Pick<Deal, "missing"> }) {
  const { paths } = useDealSite();
  const { words } = useDealLanguage();
  const { missing: say } = words.acts;
  if (missing.length === 0) return null;
  return (
    <InlineMessage tone="warning" title={say.title}>
      <ul className={styles.list}>
        {missing.map((gate) => {
          const path = paths.missing[gate];
          return (
            <li key={gate}>
              {say[gate].label}
              {path ? <TextLink render={<Link to={path} />}>{say[gate].action}</TextLink> : null}
            </li>
          );
        })}
      </ul>
    </InlineMessage>
  );
}
