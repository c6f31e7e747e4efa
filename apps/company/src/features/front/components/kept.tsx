import { Phrases } from "@tomoru/ui/text/phrases";
import { BadgeCheck, DoorOpen, ReceiptJapaneseYen } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import styles from "./kept.module.css";

const facts = [
  { key: "numbers", Icon: BadgeCheck },
  { key: "price", Icon: ReceiptJapaneseYen },
  { key: "leave", Icon: DoorOpen },
] as const;

/** The promises of the service. */
export function Kept() {
  const words = useWords().front.facts;
  return (
    <section className={styles.section} aria-labelledby="kept">
      <h2 id="kept">{words.title}</h2>
      <ul className={styles.facts}>
        {facts.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={24} aria-hidden="true" />
            <h3>
              <Phrases>{words[key].title}</Phrases>
            </h3>
            <p>{words[key].detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
