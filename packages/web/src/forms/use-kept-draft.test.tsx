import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startTestSite } from "../testing/start-test-site.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

startTestSite();

const begun = { text: "空" };

function Form() {
  const [written, setWritten] = useState(begun);
  const draft = useKeptDraft({ name: "note", empty: begun, restore: setWritten });
  useEffect(() => draft.note(written));
  return (
    <p>
      {written.text}
      {draft.isFound ? "、見つかりました" : null}
    </p>
  );
}

test("a page that came rendered is taken over as it came, and shows what was written before", async () => {
  const kept = { entered: { text: "きのうの続き" }, savedAt: "2026-11-02T05:30:00.000Z" };
  localStorage.setItem("written:note", JSON.stringify(kept));
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<p>${begun.text}</p>`;
  const mismatched = vi.fn();
  hydrateRoot(root, <Form />, { onRecoverableError: mismatched });
  await expect.element(page.getByText("きのうの続き、見つかりました")).toBeVisible();
  expect(mismatched).not.toHaveBeenCalled();
});
