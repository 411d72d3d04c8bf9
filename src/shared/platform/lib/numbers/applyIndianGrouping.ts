/** '1,234,567' of '(1,234,567.00)'. */
const THOUSANDS = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/
const INDIAN_GROUP = /(?<=\d)(?=(?:\d\d)*\d{3}$)/g

/** '1,234,567.00' → '12,34,567.00'. Any other text is unchanged. */
export function applyIndianGrouping(figure: string): string {
  return figure.replace(THOUSANDS, (digits) =>
    digits.replaceAll(',', '').replaceAll(INDIAN_GROUP, ','),
  )
}
