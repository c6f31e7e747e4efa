import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { z } from "zod/mini";
import { NetworkFailure } from "../api/failure.ts";
import { startLanguage } from "../i18n/language.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { SaveFailure } from "./save-failure.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useForm } from "./use-form.ts";

startTestSite();

const Entries = z.object({ name: z.string() });

function Form({ send }: { send: () => Promise<void> }) {
  const form = useForm({ schema: Entries, initial: { name: "花子" }, send });
  return (
    <form onSubmit={form.submit}>
      <input id="name" aria-label="名前" value={form.values.name} readOnly />
      <SaveFailure failure={form.failure} />
      <SubmitButton sending={form.sending} sendingLabel="保存中…">
        保存する
      </SubmitButton>
    </form>
  );
}

/** Calls that stay under way until they are let go or refused. */
function held() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const send = vi.fn(() => {
    const call = Promise.withResolvers<void>();
    waiting.push(call);
    return call.promise;
  });
  return { send, last: () => waiting[waiting.length - 1] };
}

/** Two frames and what is done after them: the press is seen before anything is checked. */
const frames = () => new Promise<void>((go) => setTimeout(() => requestAnimationFrame(() => setTimeout(go))));

beforeEach(startLanguage);

test("a form that is on its way is not sent again, by its button or by the keyboard, and can be sent once it is answered", async () => {
  const { send, last } = held();
  const screen = await render(<Form send={send} />);
  const button = screen.getByRole("button").element() as HTMLButtonElement;
  // The second press of a double one comes before anything is rendered.
  button.click();
  button.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  button.click();
  // As Enter in a field or a password manager sends it: past the button.
  button.form?.requestSubmit();
  await frames();
  await frames();
  expect(send).toHaveBeenCalledTimes(1);
  last()?.resolve();
  await expect.element(screen.getByRole("button", { name: "保存する" })).not.toHaveAttribute("aria-busy");
  button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

test("a failure of before is gone while the next try is under way", async () => {
  const { send, last } = held();
  const screen = await render(<Form send={send} />);
  const button = screen.getByRole("button").element() as HTMLButtonElement;
  button.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  last()?.reject(new NetworkFailure());
  await expect.element(screen.getByRole("alert")).toBeVisible();
  button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  expect(screen.getByRole("alert").elements()).toEqual([]);
  last()?.resolve();
});

const Kinds = z.object({
  name: z.string(),
  kind: z.nullable(z.string()),
  sums: z.array(z.string()),
  agreed: z.boolean(),
  message: z.string(),
  month: z.string(),
});

/** As the server has rendered it, and somebody has used it before its script came. */
function RenderedForm({ kind }: { kind: string | null }) {
  const initial = { name: "花子", kind, sums: ["two"], agreed: false, message: "", month: "1" };
  const { values } = useForm({ schema: Kinds, initial, send: async () => undefined });
  return (
    <form data-rendered="ja">
      <input id="name" defaultValue="花子 山田" />
      {["sole", "company"].map((each, index) => (
        <input
          key={each}
          id={index === 0 ? "kind" : undefined}
          type="radio"
          name="kinds"
          value={each}
          defaultChecked={each === kind}
        />
      ))}
      <input id="sums" type="checkbox" />
      <input id="agreed" type="checkbox" defaultChecked />
      <textarea id="message" defaultValue="よろしく" />
      <select id="month" defaultValue="2">
        <option value="1" />
        <option value="2" />
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

test.each([["company"], [null]])(
  "what was entered before the script came stays, and a choice of several stays what it was: %s",
  async (kind) => {
    const screen = await render(<RenderedForm kind={kind} />);
    const entered = { name: "花子 山田", kind, sums: ["two"], agreed: true, message: "よろしく", month: "2" };
    await expect.element(screen.getByRole("status")).toHaveTextContent(JSON.stringify(entered));
  },
);

const Choices = z.object({
  gender: z.nullable(z.enum(["male", "female"])),
  kind: z.enum(["sole", "company"]),
  reason: z.pipe(z.string(), z.enum(["price", "others"])),
  nickname: z.nullable(z.string().check(z.minLength(1))),
});

function Marks(initial: z.infer<typeof Choices>) {
  const form = useForm({ schema: Choices, initial, blank: { gender: null }, send: async () => undefined });
  const fields = [form.select("gender"), form.select("kind"), form.select("reason"), form.text("nickname")];
  return <output>{fields.map(({ tag }) => tag?.kind).join(" ")}</output>;
}

test.each([
  { gender: null, kind: "sole", reason: "price", nickname: "" },
  { gender: "female", kind: "company", reason: "others", nickname: "はな" },
] as const)("a choice that may be taken back is optional, chosen or not: %j", async (initial) => {
  const screen = await render(<Marks {...initial} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("optional required required required");
});
