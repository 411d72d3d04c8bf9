import type { PassbookRow } from './passbookRows.ts'

/** What does not add up, in paise. */
export type Finding =
  /** The lines around it agree on another balance than the one that was read. */
  | { kind: 'balance'; line: PassbookRow; read: number; expected: number }
  /** It comes to another balance than the one that was read. */
  | { kind: 'amount'; line: PassbookRow; read: number; expected: number }
  /** The first line of a page does not follow from the last one of the page before it. */
  | { kind: 'gap'; line: PassbookRow; before: PassbookRow; read: number; expected: number }

export type BalanceCheck = {
  findings: readonly Finding[]
  /** Lines whose balance follows, or does not, from the line before. */
  checked: number
  /** Lines of which nothing can be said: a figure is missing. */
  unsure: number
  /** In paise; null where it cannot be told. */
  opening: number | null
  closing: number | null
  credits: number
  debits: number
}

/** Whether each balance is the one before it with its line's amount. A list that has the newest line first is read from its end. */
export function checkBalances(lines: readonly PassbookRow[]): BalanceCheck {
  const oldestFirst = judge(lines)
  const newestFirst = judge(lines.toReversed())
  return newestFirst.findings.length < oldestFirst.findings.length ? newestFirst : oldestFirst
}

type Step = { line: PassbookRow; before: PassbookRow; read: number; expected: number }

function judge(lines: readonly PassbookRow[]): BalanceCheck {
  const steps = lines.slice(1).map((line, index) => stepTo(line, lines[index]))
  const told = steps.filter((step) => step !== null)
  const [first, last] = [lines[0], lines.at(-1)]
  return {
    findings: findingsOf(steps),
    checked: told.length,
    unsure: steps.length - told.length,
    opening:
      first === undefined || first.balance === null || first.change === null
        ? null
        : first.balance - first.change,
    closing: last?.balance ?? null,
    credits: lines.reduce((sum, { credit }) => sum + credit, 0),
    debits: lines.reduce((sum, { debit }) => sum + debit, 0),
  }
}

/** Null where nothing can be said. */
function stepTo(line: PassbookRow, before: PassbookRow | undefined): Step | null {
  if (before === undefined || before.balance === null) return null
  if (line.balance === null || line.change === null) return null
  return { line, before, read: line.balance, expected: before.balance + line.change }
}

const off = (step: Step | null | undefined): number =>
  step === null || step === undefined ? 0 : step.read - step.expected

function findingsOf(steps: readonly (Step | null)[]): Finding[] {
  return steps.flatMap((step, index): Finding[] => {
    const difference = off(step)
    if (step === null || difference === 0) return []
    // One balance that was misread is off twice, there and back.
    if (off(steps[index - 1]) === -difference) return []
    const { line, before, read, expected } = step
    if (off(steps[index + 1]) === -difference) return [{ kind: 'balance', line, read, expected }]
    return line.page === before.page
      ? [{ kind: 'amount', line, read, expected }]
      : [{ kind: 'gap', line, before, read, expected }]
  })
}
