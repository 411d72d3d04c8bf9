import { OTP_LENGTH } from '#shared/ui/components/OtpField.tsx'

/** kyc §5, §9 */
const PASSWORD_MIN_LENGTH = 6
export const CAPTCHA_LENGTH = 5

export type FieldError = 'required' | 'short'

/** Spaces count, because a password may contain them. */
export const validatePassword = (password: string): FieldError | null =>
  validateLength(password, PASSWORD_MIN_LENGTH)
export const validateCaptcha = (captcha: string): FieldError | null =>
  validateLength(captcha, CAPTCHA_LENGTH)
export const validateOtp = (otp: string): FieldError | null => validateLength(otp, OTP_LENGTH)

export const toCaptchaText = (text: string): string =>
  text.replaceAll(/[^A-Za-z\d]/g, '').slice(0, CAPTCHA_LENGTH)

const validateLength = (text: string, least: number): FieldError | null =>
  text === '' ? 'required' : text.length < least ? 'short' : null
