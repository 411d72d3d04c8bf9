/** Browsers with different permission settings; `inApp`: a web view of another app. */
export const BROWSERS = ['inApp', 'safari', 'iosOther', 'firefox', 'samsung', 'chrome'] as const
export type Browser = (typeof BROWSERS)[number]

/** The first match applies; unknown browsers are treated as Chrome. */
const USER_AGENT_PATTERNS: readonly (readonly [Browser, RegExp])[] = [
  // Android marks its WebView and apps mark themselves; on an iPhone only Safari has no further name.
  ['inApp', /; wv\)|FBAN|FBAV|Instagram|Line\/|WhatsApp|Snapchat|Twitter|LinkedInApp|GSA\//],
  ['inApp', /(?:iPhone|iPad).*AppleWebKit(?!.*Safari\/)/],
  ['iosOther', /CriOS|FxiOS|EdgiOS|OPT\//],
  ['safari', /(?:iPhone|iPad|Macintosh).*Version\/.*Safari\//],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox\//],
]

export const detectBrowser = (userAgent: string): Browser =>
  USER_AGENT_PATTERNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'chrome'

export const isAndroid = (userAgent: string): boolean => userAgent.includes('Android')

/** Makes Android open the page in its own browser; other phones have no such URL. */
export function androidIntentUrl(address: string): string {
  const { protocol, host, pathname, search } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
