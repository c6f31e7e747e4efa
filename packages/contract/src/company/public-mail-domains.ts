/** Where anybody has an address: that two companies share one of these says nothing. */
export const publicMailDomains: ReadonlySet<string> = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "outlook.jp", "hotmail.com", "hotmail.co.jp", "live.com"],
  ...["live.jp", "msn.com", "icloud.com", "me.com", "mac.com", "yahoo.com", "yahoo.co.jp", "ymail.ne.jp"],
  ...["aol.com", "aol.jp", "proton.me", "protonmail.com", "gmx.com", "mail.com", "zoho.com", "zohomail.jp"],
  ...["docomo.ne.jp", "ezweb.ne.jp", "au.com", "softbank.ne.jp", "i.softbank.jp", "ymobile.ne.jp"],
  ...["rakuten.jp", "excite.co.jp", "nifty.com", "biglobe.ne.jp", "so-net.ne.jp", "ocn.ne.jp", "plala.or.jp"],
  ...["qq.com", "163.com", "naver.com", "kakao.com", "fastmail.com", "hey.com", "yandex.com"],
]);
