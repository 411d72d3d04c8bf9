const INDIAN_MOBILE = /^[6-9]\d{9}$/

/** Exactly ten digits, the first 6 to 9 (kyc §5). */
export const isAlternateNumber = (text: string): boolean => INDIAN_MOBILE.test(text)
