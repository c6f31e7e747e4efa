/** What the page of the clock says. It is no page of the product, and its words are not the product's. */
export const clockWords = {
  ja: {
    title: "時計（お試し用）",
    lead: "この環境の時計だけを進めます。戻すことはできません。期限、報告、お支払い日はこの時計で決まります。",
    now: "いまの時刻（日本時間）",
    ahead: (days: string) => `実際の時刻より${days}日進んでいます。`,
    real: "実際の時刻と同じです。",
    by: { hours: (count: number) => `${count}時間進める`, days: (count: number) => `${count}日進める` },
    to: "この時刻まで進める（日本時間）",
    move: "進める",
    note: "期限を過ぎたときに自動で行われることは、1分以内に行われます。開いている画面は、再読み込みするとこの時刻になります。30日より先へ進めると、ログインし直しが必要です。",
    bank: "銀行へ",
  },
  en: {
    title: "Clock (sandbox)",
    lead: "Moves the clock of this installation on. It cannot be moved back. Dues, reports and pay dates go by it.",
    now: "The time now (Japan)",
    ahead: (days: string) => `${days} days ahead of the real time.`,
    real: "The real time.",
    by: {
      hours: (count: number) => (count === 1 ? "1 hour on" : `${count} hours on`),
      days: (count: number) => (count === 1 ? "1 day on" : `${count} days on`),
    },
    to: "On to this time (Japan)",
    move: "Move on",
    note: "What happens by itself after a due happens within a minute. A page that is open goes by the new time once it is reloaded. Beyond 30 days you have to sign in again.",
    bank: "To the bank",
  },
} as const;
