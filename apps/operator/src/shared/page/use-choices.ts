import { useSearchParams } from "react-router";

/** What a list is narrowed to stands in the address; whatever is chosen, its first page comes. */
export function useChoices() {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) => {
    const params = new URLSearchParams(search);
    params.delete("offset");
    if (value === "") params.delete(name);
    else params.set(name, value);
    setSearch(params, { replace: true });
  };
  return { chosen: (name: string) => search.get(name)?.trim() || undefined, choose };
}
