import { Button } from "@tomoru/ui/actions/button";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { type FormEvent, useState } from "react";
import { useWords } from "../site.ts";
import styles from "./page.module.css";

type SearchFieldProps = {
  id: string;
  label: string;
  /** What is looked for now. */
  value: string | undefined;
  error?: string | undefined;
  /** On the button; 探す unless it does something else. */
  act?: string;
  onType?: () => void;
  onSearch: (typed: string) => void;
};

/** Looked for once it is whole: each look is written down, and nobody looks for the beginning of an e-mail. */
export function SearchField({ id, label, value = "", error, act, onType, onSearch }: SearchFieldProps) {
  const { frame } = useWords();
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={styles.find} noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={label}
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.();
        }}
      />
      <Button variant="secondary" type="submit">
        {act ?? frame.find}
      </Button>
    </form>
  );
}
