import { expect, it } from 'vitest'
import {
  BROWSERS,
  detectBrowser,
  androidIntentUrl,
} from '#features/candidate/addressForm/phone/detectBrowser.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A042F'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** What browsers say of themselves. */
const SAMPLES = [
  ['chrome', `${ANDROID}) ${KIT} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['samsung', `${ANDROID}) ${KIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['safari', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['iosOther', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['inApp', `${IPHONE} Mobile/15E148`],
  ['inApp', `${IPHONE} Mobile/15E148 Instagram 334.0.0.0`],
  ['inApp', `${ANDROID}; wv) ${KIT} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['inApp', `${ANDROID}) ${KIT} Chrome/126.0.0.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/410.0]`],
  ['chrome', `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/126.0.0.0 Safari/537.36`],
] as const

it.each(SAMPLES)('%s: %s', (browser, userAgent) => {
  expect(detectBrowser(userAgent)).toBe(browser)
})

it('has a sample of each', () => {
  expect(new Set(SAMPLES.map(([browser]) => browser))).toEqual(new Set(BROWSERS))
})

it('leads out of another app with the whole link', () => {
  expect(androidIntentUrl('https://verify.lekha.example/dav/form?referenceId=REF1')).toBe(
    'intent://verify.lekha.example/dav/form?referenceId=REF1#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
})
