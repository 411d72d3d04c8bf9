const INDIAN_MOBILE = /^[6-9]\d{9}$/

/** Exactly ten digits, the first 6 to 9 (kyc §5). */
export const isAlternateNumber = (text: string): boolean => INDIAN_MOBILE.test(text)

const GAPS = /\s+/g

/** A number as it was typed or pasted, without the spaces that a list shows it with. */
export const withoutGaps = (text: string): string => text.replaceAll(GAPS, '')

/** A search by phone takes digits alone (kyc §5). */
export const isPhoneSearch = (text: string): boolean => /^\d+$/.test(withoutGaps(text))
