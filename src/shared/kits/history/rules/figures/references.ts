import type { Contradiction } from './figures.ts'
import type { StatementRow } from './statementRows.ts'

/** The reference of a transfer stands behind its kind. */
const REFERENCE = [
  /\b(?:UPI|IMPS|MMT)[-/: ]{1,3}(?:[A-Z0-9]{2,4}[-/: ]{1,3})?(\d{12})(?!\d)/i,
  /\b(?:NEFT|RTGS)[-/*: ]{1,3}(?:(?:CR|DR|IN|OUT)[-/*: ]{1,3})?([A-Z]{4}[A-Z0-9]{0,2}\d{8,18})(?![A-Z0-9])/i,
]
/** A transfer that came back, and charges for it, name its reference again. */
const RETURNED =
  /\b(?:rev\w*|ret|retn?|rtn|return\w*|refund\w*|rej\w*|fail\w*|chg|chgs|chrg\w*|charges?|comm\w*|gst)\b/i

/** Transfers of different days with the same reference. */
export function repeatedReferences(rows: readonly StatementRow[]): Contradiction[] {
  const known = new Map<string, StatementRow>()
  return rows.flatMap((row) => {
    const { text, date, line } = row
    const reference = REFERENCE.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
    if (reference === undefined || RETURNED.test(text)) return []
    const other = known.get(reference)
    known.set(reference, other ?? row)
    if (other === undefined || other.date === date) return []
    const word = line.words.findIndex((one) => one.text.includes(reference))
    return [{ line, word, text: `${reference} on ${other.date} and ${date}` }]
  })
}
