import type { TextLine } from '../../content/textLines.ts'
import type { Evidence, Finding } from '../../finding.ts'
import { numberMistakes } from './checkNumbers.ts'
import type { FigureRuleId } from './figureTexts.ts'
import { repeatedReferences } from './references.ts'
import { runningBalance } from './runningBalance.ts'
import type { StatementRow } from './statementRows.ts'
import { payslipSums, statementSums } from './sums.ts'
import { clearingOnHolidays, impossibleDates } from './writtenDates.ts'

/** Something that contradicts the rest: `word` of a line, with what is said about it. */
export type Contradiction = { line: TextLine; word: number; text: string }

const MAX_EVIDENCE = 20
const PAYSLIP = /\b(?:pay|salary|wage)[ -]?slip\b/i

export const isPayslip = (lines: readonly TextLine[]): boolean =>
  lines.some(({ text }) => PAYSLIP.test(text))

/** Check 12, of all lines of a file. */
export function figureFindings(
  lines: readonly TextLine[],
  rows: readonly StatementRow[],
): Finding[] {
  const isSlip = isPayslip(lines)
  return [
    ...toFindings('balanceBroken', runningBalance(rows)),
    ...toFindings('sumsDiffer', isSlip ? payslipSums(lines) : statementSums(lines)),
    ...toFindings('impossibleDate', impossibleDates(lines)),
    ...toFindings('clearingOnHoliday', clearingOnHolidays(rows)),
    ...toFindings('repeatedReference', repeatedReferences(rows)),
    ...toFindings('numberDiffers', numberMistakes(lines, isSlip)),
  ]
}

/** One finding a page. */
function toFindings(rule: FigureRuleId, found: readonly Contradiction[]): Finding[] {
  const pages = new Set(found.map(({ line }) => line.page))
  return [...pages].map((page) => {
    const evidence = found
      .filter(({ line }) => line.page === page)
      .slice(0, MAX_EVIDENCE)
      .map(({ line, word, text }): Evidence => {
        const nowPlace = line.words[word]?.place ?? null
        return { label: '', before: null, now: text, beforePlace: null, nowPlace }
      })
    return { rule, page, version: null, evidence, facts: [] }
  })
}
