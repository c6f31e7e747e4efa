import { aCompanyDeal, aDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { hydrateTyped } from "@tomoru/web/testing/hydrate-typed.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DraftEditor } from "../delivery/draft-editor.tsx";
import { EditorForm } from "../editor/editor-form.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { ActingProvider } from "../frame/acting.tsx";
import { Composer } from "../thread/composer.tsx";
import { dealId, dealStage, serveDeal, startDealWords } from "./deal-stage.tsx";

let server: ReturnType<typeof serveDeal>;
let end = () => {};

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
  server = serveDeal(() => undefined);
});
afterEach(() => {
  end();
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

test("a message that was begun before the script came is sent as it was written", async () => {
  const sent = vi.fn(async () => undefined);
  const composer = <Composer dealId={dealId} label="メッセージ" onSend={sent} />;
  end = hydrateTyped(dealStage({ side: "creator", page: composer }), { dealMessage: "撮影の日程の件です。" });
  await page.getByRole("button", { name: "送る" }).click();
  expect(sent).toHaveBeenCalledWith("撮影の日程の件です。", []);
});

test("a draft that was begun before the script came stays, also in place of an older one of this device", async () => {
  const older = { caption: "前の本文", title: "", link: "", note: "前のメモ" };
  const savedAt = "2026-11-24T03:00:00.000Z";
  localStorage.setItem(`written:draft:${dealId}:0`, JSON.stringify({ entered: older, savedAt }));
  const deal = aDeal({ contractVersion: 1, state: "contracted", turnKind: "draft", can: ["sendDraft"] });
  const editor = (
    <ActingProvider deal={deal}>
      <DraftEditor deal={deal} />
    </ActingProvider>
  );
  end = hydrateTyped(dealStage({ side: "creator", page: editor }), {
    draftCaption: "#PR しずくを使いました",
  });
  await expect
    .element(page.getByText("広告とわかる表記が入っています", { exact: false }).first())
    .toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /本文/ })).toHaveValue("#PR しずくを使いました");
  await expect.element(page.getByRole("textbox", { name: /企業へのひとこと/ })).toHaveValue("前のメモ");
});

function Terms() {
  const editor = useEditor(deal, { onSent: () => undefined });
  return <EditorForm editor={editor} deal={deal} isFirst />;
}
const deal = aCompanyDeal({
  ...{ terms: null, sha256: null, versions: [], turn: "company", turnKind: "propose" },
  can: ["propose"],
});

test("terms that were begun before the script came stay, and are no longer missing", async () => {
  end = hydrateTyped(dealStage({ side: "company", page: <Terms /> }), { content: "朝の支度の様子を1分に。" });
  await expect.element(page.getByText("あと5項目")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /^内容/ })).toHaveValue("朝の支度の様子を1分に。");
});
