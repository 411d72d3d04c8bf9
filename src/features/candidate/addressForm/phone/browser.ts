/** Browsers whose ways to a permission differ. `inApp` is the window of a messenger or another app. */
export const BROWSERS = ['inApp', 'safari', 'iosOther', 'firefox', 'samsung', 'chrome'] as const
export type Browser = (typeof BROWSERS)[number]

/** First row that fits; what fits none opens its permissions as Chrome does. */
const SIGNS: readonly (readonly [Browser, RegExp])[] = [
  // Android marks its WebView; the apps mark themselves; on an iPhone only Safari says Safari without a name of its own.
  ['inApp', /; wv\)|FBAN|FBAV|Instagram|Line\/|WhatsApp|Snapchat|Twitter|LinkedInApp|GSA\//],
  ['inApp', /(?:iPhone|iPad).*AppleWebKit(?!.*Safari\/)/],
  ['iosOther', /CriOS|FxiOS|EdgiOS|OPT\//],
  ['safari', /(?:iPhone|iPad|Macintosh).*Version\/.*Safari\//],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox\//],
]

/** @param userAgent what the browser says of itself */
export const browserOf = (userAgent: string): Browser =>
  SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'chrome'

export const isAndroid = (userAgent: string): boolean => userAgent.includes('Android')

/** The address that makes Android open a page in its own browser; other phones have none. */
export function outsideAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
