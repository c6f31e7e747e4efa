import type { Home } from "@tomoru/contract/influencer/home";
import { SetupList } from "@tomoru/ui/data/setup-list";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { linkingPath, paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { isDone, type SetupStep, setupSteps, stepsLeft } from "../home.view.ts";
import styles from "./setup.module.css";

const stepPages = { social: linkingPath, bank: paths.bankAccount, profile: paths.account };

/** The steps before the first payment, each with what it is for. */
export function Setup({ home }: { home: Home }) {
  const { setup } = useWords().home;
  const items = setupSteps.map((step) => ({
    key: step,
    ...wordsOf(step),
    done: isDone(home, step),
    doneWord: setup.done,
    render: <Link to={stepPages[step]} />,
  }));
  function wordsOf(step: SetupStep) {
    const { title: label, consequence } =
      step === "bank" && home.bankUnresolved ? setup.bankUnresolved : setup[step];
    return { label, consequence };
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="setup">
      <div>
        <h2 id="setup">
          <Phrases>{setup.title}</Phrases>
        </h2>
        <p className={styles.left}>{setup.left(stepsLeft(home))}</p>
      </div>
      <SetupList items={items} />
    </Card>
  );
}
