import type { PassbookRow } from './passbookRows.ts'

/** Amounts in paise. */
export type Discrepancy =
  /** The lines around it imply another balance. */
  | { kind: 'balance'; row: PassbookRow; read: number; expected: number }
  /** Amount and previous balance give another balance. */
  | { kind: 'amount'; row: PassbookRow; read: number; expected: number }
  /** A page's first line does not follow from the previous page's last one. */
  | { kind: 'gap'; row: PassbookRow; before: PassbookRow; read: number; expected: number }

export type PassbookCheck = {
  discrepancies: readonly Discrepancy[]
  checked: number
  unchecked: number
  /** In paise; null where unknown. */
  opening: number | null
  closing: number | null
  credits: number
  debits: number
}

/** A list with the newest line first is read in reverse. */
export function checkBalances(lines: readonly PassbookRow[]): PassbookCheck {
  const oldestFirst = checkInOrder(lines)
  const newestFirst = checkInOrder(lines.toReversed())
  return newestFirst.discrepancies.length < oldestFirst.discrepancies.length
    ? newestFirst
    : oldestFirst
}

type BalanceStep = { line: PassbookRow; before: PassbookRow; read: number; expected: number }

function checkInOrder(lines: readonly PassbookRow[]): PassbookCheck {
  const steps = lines.slice(1).map((line, index) => compareWithPrevious(line, lines[index]))
  const checkedSteps = steps.filter((step) => step !== null)
  const [first, last] = [lines[0], lines.at(-1)]
  return {
    discrepancies: findDiscrepancies(steps),
    checked: checkedSteps.length,
    unchecked: steps.length - checkedSteps.length,
    opening:
      first === undefined || first.balance === null || first.change === null
        ? null
        : first.balance - first.change,
    closing: last?.balance ?? null,
    credits: lines.reduce((sum, { credit }) => sum + credit, 0),
    debits: lines.reduce((sum, { debit }) => sum + debit, 0),
  }
}

function compareWithPrevious(
  line: PassbookRow,
  before: PassbookRow | undefined,
): BalanceStep | null {
  if (before === undefined || before.balance === null) return null
  if (line.balance === null || line.change === null) return null
  return { line, before, read: line.balance, expected: before.balance + line.change }
}

const differenceOf = (step: BalanceStep | null | undefined): number =>
  step === null || step === undefined ? 0 : step.read - step.expected

function findDiscrepancies(steps: readonly (BalanceStep | null)[]): Discrepancy[] {
  return steps.flatMap((step, index): Discrepancy[] => {
    const difference = differenceOf(step)
    if (step === null || difference === 0) return []
    // One misread balance causes two opposite differences.
    if (differenceOf(steps[index - 1]) === -difference) return []
    const { line, before, read, expected } = step
    if (differenceOf(steps[index + 1]) === -difference)
      return [{ kind: 'balance', row: line, read, expected }]
    return line.page === before.page
      ? [{ kind: 'amount', row: line, read, expected }]
      : [{ kind: 'gap', row: line, before, read, expected }]
  })
}
