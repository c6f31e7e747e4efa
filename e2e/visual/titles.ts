import type { Page as CompanyPage } from "@tomoru/company/paths";
import type { Locale } from "@tomoru/contract/fields";
import type { Page as CreatorsPage } from "@tomoru/influencer/paths";
import type { Said, Scene } from "./scene.ts";

/** The titles of pages with several scenes; a scene may bring its own. */
const ofCreators: Partial<Record<CreatorsPage | "notFound", Said>> = {
  home: { ja: "マイページ", en: "Home" },
  offers: { ja: "オファー", en: "Offers" },
  offer: { ja: "オファーの内容", en: "Offer" },
  signIn: { ja: "ログイン", en: "Sign in" },
  signUp: { ja: "新規登録", en: "Create your account" },
  signUpOtp: { ja: "新規登録の確認コード", en: "Sign-up code" },
  forgotPassword: { ja: "パスワードの再設定", en: "Reset your password" },
  passwordResetOtp: { ja: "パスワード再設定の確認コード", en: "Password reset code" },
  passwordReset: { ja: "新しいパスワードの設定", en: "Set a new password" },
  account: { ja: "アカウント情報", en: "Account" },
  bankAccount: { ja: "振込先の口座", en: "Bank details" },
  paymentHistory: { ja: "報酬の履歴", en: "Payment history" },
  payment: { ja: "12月25日（金）に届きます", en: "Arrives Fri 25 Dec" },
  paymentStatement: { ja: "支払通知書", en: "Payment statement" },
  settings: { ja: "設定", en: "Settings" },
  changePassword: { ja: "パスワードの変更", en: "Change password" },
  editEmail: { ja: "メールアドレスの変更", en: "Change email" },
  editEmailOtp: { ja: "メールアドレス変更の確認コード", en: "Email change code" },
  cancellation: { ja: "退会の手続き", en: "Leave Tomoru" },
  inquiry: { ja: "お問い合わせ", en: "Contact" },
  terms: { ja: "利用規約", en: "Terms of Service" },
  privacyPolicy: { ja: "プライバシーポリシー", en: "Privacy Policy" },
  socialCallback: { ja: "Instagramとの連携", en: "Connecting Instagram" },
  notFound: { ja: "ページが見つかりません", en: "Page not found" },
};

const ofCompanies: Partial<Record<CompanyPage | "notFound", Said>> = {
  home: { ja: "ホーム", en: "Home" },
  creators: { ja: "さがす", en: "Find creators" },
  visitorCreators: { ja: "さがす", en: "Find creators" },
  compare: { ja: "比べる", en: "Compare" },
  lists: { ja: "リスト", en: "Lists" },
  newConsultation: { ja: "相談する", en: "New consultation" },
  newCampaign: { ja: "公募を作る", en: "New open campaign" },
  campaigns: { ja: "案件", en: "Campaigns" },
  charges: { ja: "お支払い", en: "Payments" },
  statement: { ja: "支払通知書", en: "Payment statement" },
  withholding: { ja: "源泉徴収", en: "Withheld tax" },
  front: { ja: "企業の方へ", en: "For companies" },
  pricing: { ja: "料金", en: "Pricing" },
  plan: { ja: "プラン", en: "Plan" },
  cards: { ja: "カード", en: "Cards" },
  invoices: { ja: "請求書", en: "Invoices" },
  settings: { ja: "設定", en: "Settings" },
  companyInfo: { ja: "会社情報", en: "Company details" },
  members: { ja: "メンバー", en: "Members" },
  changePassword: { ja: "パスワードの変更", en: "Change password" },
  editEmail: { ja: "メールアドレスの変更", en: "Change email" },
  inquiry: { ja: "お問い合わせ", en: "Contact" },
  signIn: { ja: "ログイン", en: "Sign in" },
  signUp: { ja: "新規登録", en: "Create your account" },
  signUpOtp: { ja: "新規登録の確認コード", en: "Sign-up code" },
  forgotPassword: { ja: "パスワードの再設定", en: "Reset your password" },
  passwordResetOtp: { ja: "パスワード再設定の確認コード", en: "Password reset code" },
  passwordReset: { ja: "新しいパスワードの設定", en: "Set a new password" },
  invitation: { ja: "メンバーへの招待", en: "Invitation" },
  invited: { ja: "メンバーへの招待", en: "Invitation" },
  confirmEmail: { ja: "メールアドレスの確認", en: "Confirm your email" },
  terms: { ja: "利用規約", en: "Terms of Service" },
  privacyPolicy: { ja: "プライバシーポリシー", en: "Privacy Policy" },
  commerce: { ja: "特定商取引法に基づく表記", en: "Legal notice (Japan)" },
  notFound: { ja: "ページが見つかりません", en: "Page not found" },
};

const wrongTitle: Record<Locale, (title: string) => string> = {
  ja: (title) => `エラー：${title}`,
  en: (title) => `Error: ${title}`,
};

export function titleOf(scene: Scene, locale: Locale): string {
  const { title, state } = scene;
  const said = title ?? (scene.site === "company" ? ofCompanies[scene.page] : ofCreators[scene.page]);
  if (!said) throw new Error(`What is the title of ${scene.page}? Give its scene one.`);
  const full = `${said[locale]} | Tomoru`;
  return state === "refused" || state === "error" ? wrongTitle[locale](full) : full;
}
