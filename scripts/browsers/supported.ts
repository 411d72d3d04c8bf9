import packageJson from '../../package.json' with { type: 'json' }

/** Names of `browserslist` (package.json) in MDN's compatibility data, in esbuild's targets, and for people. */
const BROWSERS = {
  chrome: { mdn: ['chrome', 'chrome_android'], target: 'chrome', title: 'Chrome' },
  edge: { mdn: ['edge'], target: 'edge', title: 'Edge' },
  android: { mdn: ['webview_android'], target: null, title: 'Android System WebView' },
  samsung: { mdn: ['samsunginternet_android'], target: null, title: 'Samsung Internet' },
  firefox: { mdn: ['firefox', 'firefox_android'], target: 'firefox', title: 'Firefox' },
  safari: { mdn: ['safari'], target: 'safari', title: 'Safari' },
  ios_saf: { mdn: ['safari_ios'], target: 'ios', title: 'iOS' },
} as const

/** @throws Error where a row of `browserslist` is not a known browser with its oldest version */
function parseRow(row: string) {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(row) ?? []
  const browser = Object.entries(BROWSERS).find(([key]) => key === name)?.[1]
  if (browser === undefined) throw new Error(`browserslist in package.json: '${row}'`)
  return { ...browser, name, version }
}

/** The oldest supported version of each browser. */
export const SUPPORTED_BROWSERS = packageJson.browserslist.map(parseRow)

/** What Vite compiles scripts and styles for: 'chrome111'. Android's browsers have Chrome's engine. */
export const BUILD_TARGETS = SUPPORTED_BROWSERS.flatMap(({ target, version }) =>
  target === null ? [] : [`${target}${version}`],
)

/** The same for Lightning CSS, which packs a version into one number. */
export const STYLE_TARGETS = Object.fromEntries(
  SUPPORTED_BROWSERS.map(({ name, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

/** Their names for people, in every language: 'Chrome 111'. */
export const BROWSER_NAMES = SUPPORTED_BROWSERS.map(({ title, version }) => `${title} ${version}`)
