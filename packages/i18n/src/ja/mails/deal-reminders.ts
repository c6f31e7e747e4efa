import { about, due, format, lapse, mail } from "./deal-mail-parts.ts";

/** What a company has to do, and what the clock does in its place. */
const waits = {
  fund: {
    title: "取引の代金のお支払い期限が近づいています",
    act: "代金のお支払いが済んでいません。",
    silence: "期限までに代金を確保できないときは、取引は終了します。",
  },
  review: {
    title: "下書きへの回答期限が近づいています",
    act: "下書きの承認または修正の依頼をお選びください。",
    silence: "期限までに回答がないときは、承認したものとして進みます。",
  },
  accept: {
    title: "投稿の報告への回答期限が近づいています",
    act: "報告の受領または差し戻しをお選びください。",
    silence: "期限までに回答がないときは、受領したものとして進みます。",
  },
};

export const dealReminders = {
  termsClosing: mail((data) => ({
    title: "条件への回答期限が近づいています",
    preview: "期限までに回答がないと、取引は終了します。",
    lead: `${about(data)}は、あなたの番です。期限までに、条件への回答をお願いします。`,
    facts: [due(data), lapse(data)],
    notes: ["期限までに回答がないときは、取引は成立しなかったものとして終了します。"],
  })),
  actDue: mail((data) => ({
    title: waits[data.waitsFor ?? "review"].title,
    preview: waits[data.waitsFor ?? "review"].silence,
    lead: `${about(data)}は、あなたの番です。${waits[data.waitsFor ?? "review"].act}`,
    facts: [due(data), lapse(data)],
    notes: [waits[data.waitsFor ?? "review"].silence],
  })),
  draftDue: mail((data) => ({
    title: data.isLate ? "下書きの期限を過ぎています" : "下書きの期限が近づいています",
    preview: data.isLate
      ? "できるだけ早く、下書きをお送りください。"
      : "期限までに、下書きをお送りください。",
    lead: data.isLate
      ? `${about(data)}の下書きが、期限までに届いていません。できるだけ早くお送りください。間に合わないときは、メッセージで企業にお知らせください。`
      : `${about(data)}の下書きの期限が近づいています。取引の画面からお送りください。`,
    facts: [due(data)],
    notes: [],
  })),
  postDue: mail((data) => ({
    title: data.isLate ? "投稿の報告の期限を過ぎています" : "投稿の報告の期限が近づいています",
    preview: data.isLate
      ? "できるだけ早く、投稿を報告してください。"
      : "期限までに投稿し、報告してください。",
    lead: data.isLate
      ? `${about(data)}の投稿の報告が、期限までに届いていません。できるだけ早く報告してください。間に合わないときは、メッセージで企業にお知らせください。`
      : `${about(data)}の投稿の報告の期限が近づいています。投稿したら、取引の画面から報告してください。`,
    facts: [due(data)],
    notes: ["支払い日は、報告をした日をもとに決まります。"],
  })),
  usageEnding: mail((data) => ({
    title: "投稿の二次利用の期限が近づいています",
    preview: "期限のあとは、二次利用はできません。",
    lead: `${about(data)}で合意した二次利用の期限が近づいています。`,
    facts: [data.dueOn === null ? null : { label: "利用できる最後の日", value: format.day(data.dueOn) }],
    notes: [
      data.reader === "creator"
        ? "期限のあとも使われていることに気づいたら、取引の画面のメッセージで企業にお知らせください。"
        : "期限までに、広告や自社アカウントでの利用を終えてください。続けて使うには、あらためて取引が必要です。",
    ],
  })),
};
