import { FieldError } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Search } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { useLetters } from "../../../../shared/keys/letters.store.ts";
import { useWords } from "../../../../shared/site.ts";
import { areKeywords } from "../../filter-texts.view.ts";
import styles from "./keyword-field.module.css";

export const keywordFieldId = "keywords";

type KeywordFieldProps = {
  /** The keywords in the address. */
  words: string;
  onSearch: (words: string) => void;
  /** The button after the field; without one, Enter searches. */
  children?: ReactNode;
};

/** Keyed by the words in the address, so that the field follows a removed filter or Back. */
export function KeywordField({ words: asked, onSearch, children }: KeywordFieldProps) {
  const { search } = useWords();
  const hasLetters = useLetters();
  const [typed, setTyped] = useState(asked);
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isTaken = areKeywords(typed);
    setRefused(!isTaken);
    if (isTaken) onSearch(typed.trim());
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field} htmlFor={keywordFieldId}>
          <VisuallyHidden>{search.keyword.label}</VisuallyHidden>
          <Search className={styles.icon} size={18} aria-hidden="true" />
          <TextInput
            id={keywordFieldId}
            type="search"
            enterKeyHint="search"
            className={styles.input}
            placeholder={search.keyword.placeholder}
            maxLength={200}
            value={typed}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={isRefused ? errorId : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {hasLetters && typed === "" ? (
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          ) : null}
        </label>
        {children}
      </form>
      {isRefused ? (
        <div role="alert">
          <FieldError id={errorId}>{search.keyword.rule}</FieldError>
        </div>
      ) : null}
    </search>
  );
}
