import { brand } from "../../brand.ts";
import type { discoveryMails as japanese } from "../../ja/mails/discovery.ts";

const creators = (count: number, isMost: boolean) =>
  count === 1 ? "1 new creator" : `${count}${isMost ? " or more" : ""} new creators`;

export const discoveryMails: typeof japanese = {
  newMatches: ({ fullName, name, count, isMost }) => ({
    subject: `[${brand}] ${creators(count, isMost)} for “${name}”`,
    preview: "Open the search to see who is new.",
    heading: `New creators for “${name}”`,
    paragraphs: [`Hello ${fullName},`, `Your saved search “${name}” has found ${creators(count, isMost)}.`],
    action: "Open the search",
    notes: ["To stop these mails, open the search and switch off “Mail me new matches”."],
    reason: `${brand} sends this mail at most once a day, because mails are switched on for this saved search.`,
  }),
};
