import {
  formatAmount,
  isAmountGiven,
  toPaise,
  type Amount,
} from '#shared/platform/lib/numbers/amount.ts'
import type { SourcedAmount, ValueSource } from './documentFacts.ts'

/** A text printed in the sent files, after these texts. Empty ones are left out. */
export function textSource(text: string, precedingTexts: readonly string[] = []): ValueSource {
  const preceding = precedingTexts.filter((each) => each !== '')
  return { kind: 'text', text, precedingTexts: preceding.length > 0 ? preceding : undefined }
}

/** Found as result pages display it; null for an amount that was not read. */
export function sourcedAmount(
  amount: Amount,
  precedingTexts?: readonly string[],
): SourcedAmount | null {
  const paise = toPaise(amount)
  if (paise === null || !isAmountGiven(amount)) return null
  return { paise, source: textSource(formatAmount(amount), precedingTexts) }
}
