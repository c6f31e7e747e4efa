export const inquiries = {
  title: (count: number, isMore: boolean) =>
    count === 0
      ? "回答を待っているお問い合わせはありません"
      : isMore
        ? `${count}件以上が回答を待っています`
        : `${count}件が回答を待っています`,
  name: "お問い合わせ",
  filter: "お問い合わせの表示",
  of: { open: "回答待ち", answered: "回答済み" },
  answeredOn: (day: string) => `${day}に回答済み`,
  ofCompanies: "企業から",
  ofCreators: "クリエイターなどから",
  due: (day: string) => `${day}までに回答`,
  late: (day: string) => `期限を過ぎています（${day}）`,
  reply: "メールで回答する",
  answered: "回答済みにする",
  close: {
    title: (subject: string) => `「${subject}」を回答済みにしますか？`,
    consequence: "「回答済み」に移り、元には戻せません。先にメールで回答してください。",
  },
  done: "回答済みにしました。",
  nobody: "名前なし",
  unproven: "ログインなし・本人未確認：名前もメールアドレスも、書いた人が入力したままです。",
  none: "ありません。",
};

export type InquiriesWords = typeof inquiries;
