import { sheetText } from "../../deal-sheet-text.ts";
import { words } from "../deals/words.ts";
import type { DealMailData, DealMailFact as Fact, DealMailSaid as Said } from "./deal-mail-data.ts";
import { about, due, format, lapse, mail, other, share } from "./deal-mail-parts.ts";

function agreed({ contract }: DealMailData): (Fact | null)[] {
  if (contract === null) return [];
  const { sheet, sha256 } = contract;
  const { feeYen, draftDueOn, postFrom, postTo } = sheet.terms;
  return [
    { label: "報酬（税抜）", value: format.yen(feeYen) },
    draftDueOn === null ? null : { label: "下書きの期限", value: format.day(draftDueOn) },
    { label: "投稿期間", value: format.period({ from: postFrom, to: postTo }) },
    { label: "契約の版", value: `第${sheet.version}版` },
    { label: "内容の照合値（SHA-256）", value: sha256 },
  ];
}

function whole({ contract }: DealMailData): Pick<Said, "quote"> {
  if (contract === null) return {};
  const value = sheetText(contract, { locale: "ja", words, format });
  return { quote: { label: words.sheet.page(contract.sheet.version), value } };
}

function money({ payment }: DealMailData): (Fact | null)[] {
  if (payment === null) return [];
  const { payOn, grossYen, withholdingYen, netYen, statementNumber } = payment;
  return [
    { label: "支払い日", value: format.day(payOn) },
    { label: "報酬の合計", value: format.yen(grossYen) },
    withholdingYen === 0 ? null : { label: "源泉徴収税額", value: format.yen(withholdingYen) },
    { label: "振込予定額", value: format.yen(netYen) },
    { label: "支払通知書番号", value: statementNumber },
  ];
}

/** Only to the creator, who is paid: not answering confirms the statement. */
const statement = ({ payment, reader }: DealMailData): string[] =>
  payment === null || reader === "company"
    ? []
    : [
        "支払通知書は、報酬の画面から確認できます。発行から7日以内にご連絡がない場合、記載のとおり確認されたものとします。",
      ];

const outcomes = {
  accepted: "報告は受領となり、報酬は全額支払われます",
  cancelled: "取引を終了します",
  resumed: "取引を再開します",
};

export const dealMails = {
  termsSent: mail((data) => ({
    title: "取引の条件が届きました",
    preview: "承諾・変更の提案・辞退のいずれかをお選びください。",
    lead: `${other(data)}から、${about(data)}の条件が届きました。内容を確認し、承諾・変更の提案・辞退のいずれかをお選びください。`,
    facts: [due(data)],
    notes: ["期限までに回答がないときは、取引は成立しなかったものとして終了します。"],
  })),
  contracted: mail((data) => ({
    title: "契約が成立しました",
    preview: "合意した内容は、取引の画面でいつでも確認できます。",
    lead: `${about(data)}の契約が成立しました。`,
    facts: agreed(data),
    ...whole(data),
    notes: [
      data.reader === "creator"
        ? "作業は、代金が確保されてから始めてください。確保できしだい、メールでお知らせします。"
        : "代金が確保されると、クリエイターに作業を始められることをお伝えします。",
      "合意した条件書の全文を、このメールに記載しています。取引の画面からも印刷・保存できます。",
    ],
  })),
  amended: mail((data) => ({
    title: "契約の内容を変更しました",
    preview: "両者の合意により、契約の内容が変わりました。",
    lead: `両者の合意により、${about(data)}の契約の内容が変わりました。`,
    facts: agreed(data),
    ...whole(data),
    notes: ["変更前の内容も、取引の画面に残っています。"],
  })),
  amendProposed: mail((data) => ({
    title: "契約の変更を提案されています",
    preview: "期限までに、同意するかどうかをお選びください。",
    lead: `${other(data)}から、${about(data)}の契約の変更を提案されています。`,
    facts: [lapse(data)],
    notes: ["期限までに回答がないときは、契約は今のまま続きます。"],
  })),
  declined: mail((data) => ({
    title: "条件は承諾されませんでした",
    preview: "取引は終了しました。",
    lead: `${other(data)}が条件を承諾しなかったため、${about(data)}は終了しました。`,
    notes: ["代金や報酬は発生しません。"],
  })),
  expired: mail((data) => ({
    title: "期限を過ぎたため取引が終了しました",
    preview: "期限までに条件の合意がありませんでした。",
    lead: `期限までに条件の合意がなかったため、${about(data)}は終了しました。`,
    notes: ["代金や報酬は発生しません。"],
  })),
  secured: mail((data) => ({
    title: "代金が確保されました",
    preview: "作業を始められます。",
    lead: `${about(data)}の代金が確保されました。作業を始められます。`,
    facts: [due(data)],
    notes: ["報酬は、投稿の報告をした日をもとに決まる支払い日に振り込まれます。"],
  })),
  chargeFailed: mail((data) => ({
    title: "取引の代金をお支払いいただけませんでした",
    preview: "別のカード、または銀行振込をお選びください。",
    lead: `${about(data)}の代金を、カードでお支払いいただけませんでした。別のカード、または銀行振込でのお支払いをお願いします。`,
    facts: [lapse(data)],
    notes: ["期限までに代金を確保できないときは、取引は終了します。"],
  })),
  cancelled: mail((data) => ({
    title: "取引が取り消されました",
    preview: "これからの作業は必要ありません。",
    lead: `${about(data)}は取り消されました。これからの作業は必要ありません。`,
    facts: [share(data), ...money(data)],
    notes: ["取り消しの理由と金額の内訳は、取引の画面で確認できます。", ...statement(data)],
  })),
  cancelProposed: mail((data) => ({
    title: "取り消しを提案されています",
    preview: "期限までに、同意するかどうかをお選びください。",
    lead: `${other(data)}から、${about(data)}の取り消しを提案されています。`,
    facts: [share(data), lapse(data)],
    notes: ["期限までに回答がないときは、取引は今のまま続きます。"],
  })),
  draftSent: mail((data) => ({
    title: "下書きが届きました",
    preview: "内容を確認し、承認または修正の依頼をお選びください。",
    lead: `クリエイターから、${about(data)}の下書きが届きました。承認または修正の依頼をお選びください。`,
    facts: [due(data)],
    notes: ["期限までに回答がないときは、承認したものとして進みます。"],
  })),
  draftChanges: mail((data) => ({
    title: "下書きの修正を依頼されています",
    preview: "修正する点は、取引の画面で確認できます。",
    lead: `${other(data)}から、${about(data)}の下書きの修正を依頼されています。修正する点を確認し、下書きをもう一度お送りください。`,
    facts: [due(data)],
    notes: [],
  })),
  draftApproved: mail((data) => ({
    title: "下書きが承認されました",
    preview:
      data.reader === "creator"
        ? "投稿期間に投稿し、報告してください。"
        : "期限を過ぎたため、承認されました。",
    lead:
      data.reader === "creator"
        ? `${about(data)}の下書きが承認されました。投稿期間に投稿し、取引の画面から報告してください。`
        : `期限までに回答がなかったため、${about(data)}の下書きは承認したものとして進みました。`,
    facts: data.reader === "creator" ? [due(data)] : [],
    notes: [],
  })),
  reported: mail((data) => ({
    title: "投稿の報告が届きました",
    preview: "投稿を確認し、受領または差し戻しをお選びください。",
    lead: `クリエイターから、${about(data)}の投稿の報告が届きました。投稿を確認し、受領または差し戻しをお選びください。`,
    facts: [due(data)],
    notes: [
      "期限までに回答がないときは、受領したものとして進みます。支払い日は、受領の日によって変わりません。",
    ],
  })),
  accepted: mail((data) => ({
    title: "投稿の報告が受領されました",
    preview:
      data.reader === "creator" ? "支払い日と金額をお知らせします。" : "期限を過ぎたため、受領となりました。",
    lead:
      data.reader === "creator"
        ? `${about(data)}の投稿の報告が受領されました。報酬は次のとおり振り込まれます。`
        : `期限までに回答がなかったため、${about(data)}の投稿の報告は受領したものとして進みました。`,
    facts: money(data),
    notes: statement(data),
  })),
  reportRejected: mail((data) => ({
    title: "投稿の報告が差し戻されました",
    preview: "直してもう一度報告するか、運営に判断を求められます。",
    lead: `${other(data)}が、${about(data)}の投稿の報告を差し戻しました。指摘を確認し、直してもう一度報告してください。`,
    facts: [due(data)],
    notes: ["差し戻しに納得できないときは、期限までに運営に判断を求められます。"],
  })),
  disputed: mail((data) => ({
    title: "運営が取引を確認しています",
    preview: "判断が出るまで、取引は一時停止します。",
    lead: `${other(data)}が、${about(data)}について運営に判断を求めました。判断が出るまで、取引は一時停止します。`,
    facts: [data.dueOn === null ? null : { label: "判断の目安", value: format.day(data.dueOn) }],
    notes: ["一時停止の間、期限は進みません。メッセージは送れます。"],
  })),
  decided: mail((data) => ({
    title: "運営の判断をお知らせします",
    preview: outcomes[data.decision ?? "resumed"],
    lead: `${about(data)}について、運営が判断しました。`,
    facts: [{ label: "判断", value: outcomes[data.decision ?? "resumed"] }, share(data), ...money(data)],
    notes: ["判断の理由は、取引の画面で確認できます。", ...statement(data)],
  })),
  undecided: mail((data) => ({
    title: "報酬は全額支払われます",
    preview: "支払いの締めまでに、運営の判断が出ませんでした。",
    lead: `${about(data)}は、支払いの締めまでに運営の判断が出ませんでした。投稿はすべて確認できているため、報告を受領したものとして、報酬は全額支払われます。`,
    facts: money(data),
    notes: ["確認が終わらないことだけを理由に、支払い日が遅れることはありません。", ...statement(data)],
  })),
  held: mail((data) => ({
    title: "取引を一時停止しています",
    preview: "確認が済むまで、期限は進みません。",
    lead: `確認のため、${about(data)}を一時停止しています。運営からご連絡します。`,
    notes: [
      data.reader === "creator"
        ? "一時停止の間、期限は進みません。これからの作業は、再開のお知らせが届いてから進めてください。"
        : "一時停止の間、期限は進みません。お支払い済みの代金は、そのままお預かりしています。",
    ],
  })),
  resumed: mail((data) => ({
    title: "取引を再開しました",
    preview: "期限は、あらためて数え直します。",
    lead: `一時停止していた${about(data)}を再開しました。`,
    facts: [due(data)],
    notes: ["期限は、再開した日からあらためて数えています。取引の画面で、次にすることをご確認ください。"],
  })),
  labelGone: mail((data) => ({
    title: "投稿に確認が必要です",
    preview: "投稿が見つからないか、PR表記が確認できません。",
    lead: `${about(data)}の投稿が見つからないか、PR表記が確認できなくなりました。取引の画面で投稿をご確認ください。`,
    notes: [
      data.reader === "creator"
        ? "約束した期間は投稿を残し、PR表記を外さないでください。表記は法律で求められています。"
        : "PR表記がないままの投稿は、景品表示法の違反となるおそれがあります。",
    ],
  })),
};
