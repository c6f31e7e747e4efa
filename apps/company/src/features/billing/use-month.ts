import { monthInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useSearchParams } from "react-router";
import { monthBeside } from "./charges.view.ts";

/** The month in the address, or this month. The next month can be chosen once it has begun. */
export function useMonth() {
  const [search, setSearch] = useSearchParams();
  const current = monthInJapan(serverNow());
  const asked = search.get("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= current ? asked : current;
  const show = (next: string) =>
    setSearch(next === current ? {} : { month: next }, { replace: true, preventScrollReset: true });
  return {
    month,
    previous: () => show(monthBeside(month, -1)),
    next: month < current ? () => show(monthBeside(month, 1)) : undefined,
  };
}
