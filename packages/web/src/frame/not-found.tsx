import { ButtonLink } from "@tomoru/ui/actions/button";
import { Lamp } from "@tomoru/ui/feedback/lamp";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { usePage } from "../page/use-page.ts";
import styles from "./not-found.module.css";

type NotFoundProps = { back: { label: string; path: string } };

/** For an address that is no page. */
export function NotFound({ back }: NotFoundProps) {
  const { notFound } = useWords().shell;
  usePage({ title: notFound.title });
  return (
    <div className={styles.page}>
      <div className={styles.lamp}>
        <Lamp light="off" />
      </div>
      <h1 tabIndex={-1}>
        <Phrases>{notFound.title}</Phrases>
      </h1>
      <p>
        <Phrases>{notFound.subtitle}</Phrases>
      </p>
      <div className={styles.description}>
        <p>
          <Phrases>{notFound.description.address}</Phrases>
        </p>
        <p>
          <Phrases>{notFound.description.link}</Phrases>
        </p>
      </div>
      <ButtonLink variant="primary" render={<Link to={back.path} />}>
        {back.label}
      </ButtonLink>
    </div>
  );
}
