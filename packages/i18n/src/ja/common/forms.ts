import { grouped } from "../../grouped.ts";

export const forms = {
  optional: "任意",
  required: "必須",
  enter: (label: string) => `${label}を入力してください`,
  choose: (label: string) => `${label}を選択してください`,
  tooLong: (label: string, max: number) => `${label}は${max}文字以内で入力してください`,
  tooShort: (label: string, min: number) => `${label}は${min}文字以上で入力してください`,
  tooLittle: (label: string, min: number) => `${label}は${grouped(min)}以上で入力してください`,
  tooMuch: (label: string, max: number) => `${label}は${grouped(max)}以下で入力してください`,
  emailInvalid: "有効なメールアドレスを入力してください（例：name@example.com）",
  check: (label: string) => `${label}に使えない文字が含まれています`,
  passwordRules: "パスワードの条件をご確認ください",
  passwordForeign: "使えない文字が含まれています。半角の英数字と下の記号が使えます",
  passwordLikePerson: "氏名やメールアドレスと同じ言葉は、推測されやすいため使えません",
  passwordRefused: "推測されやすいパスワードです。別のパスワードをお使いください",
  acceptTerms: "利用規約への同意が必要です",
  showPassword: "パスワードを表示する",
  summary: (count: number) => `${count}か所の入力をご確認ください`,
  notSaved: "保存できませんでした。",
  tryAgain: "入力内容は残っています。もう一度お試しください。",
  discard: {
    question: "変更を破棄しますか？",
    consequence: "保存していない変更は失われます。",
    discard: "破棄する",
    stay: "編集を続ける",
  },
  entriesKept: "接続を確認してください。入力内容は残っています。",
};

export type FormWords = typeof forms;
