import { toAsciiDigits } from '#shared/platform/lib/text/asciiDigits.ts'

/** kyc §5, §9 */
export const PASSWORD_MIN_LENGTH = 6
export const CAPTCHA_LENGTH = 5

export const toCaptchaText = (text: string): string =>
  toAsciiDigits(text)
    .replaceAll(/[^A-Za-z\d]/g, '')
    .slice(0, CAPTCHA_LENGTH)
