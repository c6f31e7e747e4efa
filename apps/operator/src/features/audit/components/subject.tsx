import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import { companyPath, creatorPath, dealPath, payoutRunPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { Entry } from "../audit.view.ts";

/** Whom or what an act was about, as a way there; what the log knows only by its number is shown so. */
export function Subject({ entry: { subject, about } }: { entry: Entry }) {
  const { words, format } = useLanguage();
  const { audit: say, frame, payouts } = words;
  if (subject === null) return about ?? "–";
  const { kind, id, name, run } = subject;
  const { to, text } = {
    creator: { to: creatorPath(id), text: name ?? say.noCreator },
    company: { to: companyPath(id), text: name ?? frame.noName },
    deal: { to: dealPath(id), text: say.deal(id) },
    run: {
      to: payoutRunPath(id),
      text: run ? payouts.run.title(format.day(run.payOn), payouts.kinds[run.kind]) : id,
    },
  }[kind];
  return <TextLink render={<Link to={to} />}>{text}</TextLink>;
}
