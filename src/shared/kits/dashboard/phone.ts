const WHITE_SPACE = /\s+/g

export const withoutSpaces = (text: string): string => text.replaceAll(WHITE_SPACE, '')

/** The digits for a search by phone (kyc §5); null where the text is not a number. */
export function parsePhoneSearch(text: string): string | null {
  const digits = withoutSpaces(text)
  return /^\d+$/.test(digits) ? digits : null
}

const TEN_DIGITS = /^(\d{5})(\d{5})$/

/** '9822041763' → '98220 41763'; any other number unchanged. */
export const formatPhone = (phone: string): string => phone.replace(TEN_DIGITS, '$1 $2')
