const GAPS = /\s+/g

/** A number as it was typed or pasted, without the spaces that a list shows it with. */
export const withoutGaps = (text: string): string => text.replaceAll(GAPS, '')

/** What a search by phone asks for: digits alone (kyc §5); null where the text is no number. */
export function phoneSought(text: string): string | null {
  const digits = withoutGaps(text)
  return /^\d+$/.test(digits) ? digits : null
}

const TEN_DIGITS = /^(\d{5})(\d{5})$/

/** '9822041763' → '98220 41763'; any other number as it is. */
export const shownPhone = (phone: string): string => phone.replace(TEN_DIGITS, '$1 $2')
