import { OTP_LENGTH } from '#shared/ui/OtpField.tsx'

/** Lengths of kyc §5 and §9. */
const PASSWORD_LEAST = 6
export const CAPTCHA_LENGTH = 5

export type Gap = 'required' | 'short'

/** Spaces count: a password is what was typed. */
export const passwordGap = (password: string): Gap | null => gapOf(password, PASSWORD_LEAST)
export const captchaGap = (captcha: string): Gap | null => gapOf(captcha, CAPTCHA_LENGTH)
export const otpGap = (otp: string): Gap | null => gapOf(otp, OTP_LENGTH)

/** What a captcha can hold of a typed or pasted text: letters of either case and digits. */
export const captchaOf = (text: string): string =>
  text.replaceAll(/[^A-Za-z\d]/g, '').slice(0, CAPTCHA_LENGTH)

const gapOf = (text: string, least: number): Gap | null =>
  text === '' ? 'required' : text.length < least ? 'short' : null
