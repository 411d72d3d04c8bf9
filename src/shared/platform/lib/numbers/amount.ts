import { formatInr } from './money.ts'

/** `rupees` is null where the number is missing or cannot be parsed. */
export type Amount = { original: string | number | null; rupees: number | null }

/** Text that cannot be parsed stays as written. */
export function formatAmount({ original, rupees }: Amount): string {
  return rupees === null && original !== null && original !== ''
    ? String(original)
    : formatInr(rupees)
}

/** Whole paise, to avoid floating-point errors (0.1 + 0.2). Null stays null. */
export function toPaise({ rupees }: Amount): number | null {
  return rupees === null ? null : Math.round(rupees * 100)
}

/** A missing amount has no position in the source document. */
export function isAmountGiven({ original }: Amount): boolean {
  return original !== null && String(original).trim() !== ''
}

/** A number that can be summed, or the original text where it cannot be parsed. */
export function toCellAmount({ original, rupees }: Amount): number | string | null {
  return rupees ?? (original === null ? null : String(original))
}
