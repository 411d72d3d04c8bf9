/**
 * Runs in every browser with modules (Chrome 61, Safari 11, Firefox 60); noModules.js is for the others. What divides the supported browsers (`browserslist` in package.json) from older ones: the first came with Safari 16.4, the
 * second with Firefox 115, the third with Chrome 111.
 */
function isSupported(): boolean {
  return (
    'DecompressionStream' in window &&
    'toReversed' in Array.prototype &&
    'CSS' in window &&
    CSS.supports('color', 'color-mix(in srgb, red, red)')
  )
}

// First in beforePaint.ts: what follows may fail in an old browser. SplashScreen.css shows the page that says so.
if (!isSupported()) document.documentElement.setAttribute('data-frame', 'unsupported')
