import { describe, expect, test } from "vitest";
import { markPhrases } from "./mark-phrases.ts";

const marked = (code: string) => markPhrases({ code, file: "/words.ts", from: "phrased" });

describe("a dictionary's module", () => {
  test.each([
    ['const a = { title: "新しいオファーはありません" };', 'phrased(["新しい|オファーは|ありません"])'],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, not a template
      "const a = (name: string, count: number) => `${name}さん、${count}件のオファーが届いています`;",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
      "=> phrased`${name}さん、|${count}件の|オファーが|届いています`",
    ],
    [
      'const a = ["このオファーを引き受けますか？"] as const;',
      'phrased(["このオファーを|引き受けますか？"])',
    ],
  ])("has the ends of its phrases marked: %s", (code, expected) => {
    expect(marked(code)).toContain(expected);
    expect(marked(code)).toMatch(/^import \{ phrased \} from "phrased";\n/);
  });

  test.each([
    'import { brand } from "新しいオファー";',
    'type Title = "新しいオファー";',
    'const a = { "新しいオファー": 1 };',
    'const a = { title: "報酬", english: "New offers", piped: "新しい|オファー" };',
    "const a = `新しい\\nオファー`;",
  ])("is left alone where nothing is shown by it, or nothing can be parted: %s", (code) => {
    expect(marked(code)).toBeUndefined();
  });

  test("never begins a line with what closes, nor ends one with what opens", () => {
    const code = 'const a = "退会日は今月末（11月30日）です。「報酬の履歴」でご確認いただけます。";';
    expect(marked(code)).not.toMatch(/\|[）」。、]|[（「]\|/);
  });
});
