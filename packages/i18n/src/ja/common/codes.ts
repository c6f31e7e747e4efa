import type { CodeName } from "@tomoru/contract/codes";

const signInAgain = "ログインの有効期限が切れました。もう一度ログインしてください。";
const wrongCode = "確認コードが正しくありません。メールの6桁の数字をご確認ください。";
const enterCode = "6桁の確認コードを入力してください。";
const tooMany = "試行回数が上限に達しました。時間をおいてもう一度お試しください。";
const missing = "未入力の項目があります。";
const notFound = "対象の情報が見つかりません。画面を再読み込みしてください。";
const paymentProvider = "決済サービスで問題が発生しました。時間をおいてお試しください。";

/** The text of every code: the cause, then what to do. Screens may say more where they know the field. */
export const codes: Record<CodeName, string> = {
  emailUnknown: "このメールアドレスを確認できませんでした。",
  otpNotMatched: wrongCode,
  passwordNotMatched: "メールアドレスまたはパスワードが正しくありません。",
  otpInvalid: wrongCode,
  userDeleted: "退会済みのアカウントです。",
  userSuspended: "このアカウントは現在ご利用いただけません。お問い合わせください。",
  refreshTokenInvalid: signInAgain,
  otpRequired: enterCode,
  tokenInvalid: signInAgain,
  tooManyRequests: tooMany,
  otpExpired: "確認コードの有効期限が切れました。再送してください。",
  dataInvalid: "入力内容をご確認ください。",
  otpReferenceInvalid: wrongCode,
  otpAlreadySent: "確認コードは送信済みです。メールをご確認ください。",
  cardNotAdded: "カードを追加できませんでした。",
  cardNotDeleted: "カードを削除できませんでした。",
  paymentProviderFailed: paymentProvider,
  paymentProviderRefused: paymentProvider,
  signInLocked: "試行回数の上限に達しました。1時間後にもう一度お試しください。",
  emailInUse: "このメールアドレスは登録済みです。ログインするか、別のアドレスをお使いください。",
  dataNotFound: "データが見つかりませんでした。",
  fieldMissing: missing,
  categoryInvalid: "カテゴリーを選び直してください。",
  offerIdInvalid: notFound,
  planIdInvalid: notFound,
  paymentIdInvalid: notFound,
  influencerIdInvalid: notFound,
  listIdInvalid: notFound,
  groupIdInvalid: notFound,
  noAccess: "この操作を行う権限がありません。",
  consultationIdInvalid: notFound,
  cardIdInvalid: notFound,
  accessAlreadyRequested: "すでに申請済みです。",
  sessionIdInvalid: notFound,
  passwordRequired: "パスワードを入力してください。",
  passwordInvalid: "パスワードの条件をご確認ください。",
  emailRequired: "メールアドレスを入力してください。",
  emailInvalid: "有効なメールアドレスを入力してください。",
  confirmEmailNotMatched: "確認用のメールアドレスが一致しません。",
  confirmPasswordNotMatched: "確認用のパスワードが一致しません。",
  nameRequired: "氏名を入力してください。",
  termsNotAccepted: "利用規約への同意が必要です。",
  fieldRequired: missing,
  imageRequired: "画像を選択してください。",
  otpFormat: enterCode,
  tooManyImages: "画像の枚数が上限を超えています。",
  numberRequired: "数字で入力してください。",
  unexpected: "問題が発生しました。時間をおいてもう一度お試しください。",
  providerSilent: "連携先のサービスから応答がありませんでした。時間をおいてもう一度お試しください。",
  success: "完了しました。",
  emailSent: "確認コードを送信しました。",
  passwordChanged: "パスワードを変更しました。",
  registerCompleted: "登録が完了しました。",
  passwordReset: "パスワードを再設定しました。",
};
