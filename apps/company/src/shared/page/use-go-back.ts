import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** For a link to the page before: a plain press goes back to that very entry, at its place; a press for a new tab opens its address. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
