/** Why the app cannot start here; the page says so in its place (scripts/vite/startErrorTexts.ts). */
export type StartError = 'unsupported' | 'insecure'

/**
 * Runs in every browser with modules (Chrome 61, Safari 11, Firefox 60); noModules.js is for the others. What divides the
 * supported browsers (`browserslist` in package.json) from older ones: the first came with Safari 16.4, the second with
 * Firefox 115, the third with Chrome 111.
 */
const isRecent = (): boolean =>
  'DecompressionStream' in window &&
  'toReversed' in Array.prototype &&
  'CSS' in window &&
  CSS.supports('color', 'color-mix(in srgb, red, red)')

/** Browsers have these on secure pages only, and some WebViews never. */
const hasSecureFeatures = (): boolean => 'locks' in navigator && 'subtle' in crypto

function findStartError(): StartError | null {
  if (!isRecent()) return 'unsupported'
  if (!window.isSecureContext) return 'insecure'
  return hasSecureFeatures() ? null : 'unsupported'
}

// First in beforePaint.ts: what follows may fail in an old browser. SplashScreen.css shows the text.
const error = findStartError()
if (error !== null) document.documentElement.setAttribute('data-start-error', error)
