const INR = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

/** A dash is not a zero. */
const NO_FIGURE = '–'

/** 210250 → '2,10,250.00', without a currency sign (analyzers §2, §9). Missing or not finite: '–'. */
export function formatInr(rupees: number | null): string {
  return rupees === null || !Number.isFinite(rupees) ? NO_FIGURE : INR.format(rupees)
}

const CURRENCY = /₹|(?:inr|rs)\.?|\/-$/gi
const BRACKETED = /^\((.*)\)$/
const TRAILING_SIGN = /^(.*?)([-+])$/
const PLAIN_NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** In rupees: '2,10,250.00', '₹ 1,200', 'Rs. 5/-', '(300.00)', '300.00-'. Null: no amount ('', '-', 'NA'). */
export function parseAmount(amount: string | number | null | undefined): number | null {
  if (amount === null || amount === undefined) return null
  if (typeof amount === 'number') return Number.isFinite(amount) ? amount : null
  const digits = amount
    .trim()
    .replace(CURRENCY, '')
    .replaceAll(/[,\s\u00A0']/g, '')
    .replace('−', '-')
  const bracketed = BRACKETED.exec(digits)?.[1]
  if (bracketed !== undefined) return negated(parseUnsigned(bracketed))
  const trailing = TRAILING_SIGN.exec(digits)
  if (trailing?.[1] === undefined) return PLAIN_NUMBER.test(digits) ? Number(digits) : null
  const size = parseUnsigned(trailing[1])
  return trailing[2] === '-' ? negated(size) : size
}

function parseUnsigned(text: string): number | null {
  return PLAIN_NUMBER.test(text) && /^[\d.]/.test(text) ? Number(text) : null
}

function negated(size: number | null): number | null {
  return size === null ? null : 0 - size
}
