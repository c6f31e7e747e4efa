import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useDealLanguage } from "../use-deal-language.ts";
import { type Asked, changedSinceAsked } from "./asked.view.ts";
import type { Editor } from "./use-editor.ts";

/** Where the form's beginning comes from, and what is asked for otherwise by now. */
export function AskedNote({ editor, asked }: { editor: Editor; asked: Asked }) {
  const { words, format } = useDealLanguage();
  const { asked: say, missing, fields } = words.editor;
  const { wishFeeYen, feeYen } = asked;
  const changed = changedSinceAsked(editor.begun, editor.entries);
  return (
    <InlineMessage tone="info">
      {say.found}
      {wishFeeYen === null ? null : ` ${say.wish(format.yen(wishFeeYen))}`}
      {feeYen === null || feeYen === wishFeeYen || wishFeeYen === null
        ? null
        : ` ${say.fee(format.yen(feeYen))}`}
      {changed.length === 0
        ? null
        : ` ${say.changed(changed.map((field) => fields[field]).join(missing.separator))}`}
    </InlineMessage>
  );
}
