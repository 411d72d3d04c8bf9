import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Fragment } from 'react'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { Icon } from '../Icon.tsx'

export type Operand = {
  label: string
  amount: number | null
  /** '6 earnings add up'. */
  message: string
  /** Null where it cannot be checked. */
  isCorrect: boolean | null
}

type SumEquationProps = { operands: readonly [Operand, Operand, Operand] }

const OPERATORS = ['−', '='] as const

const ICONS = { true: check, false: cross, null: dash } as const

/** gross − deductions = net, red when one does not add up. */
export function SumEquation({ operands }: SumEquationProps) {
  const state = operands.some((operand) => operand.isCorrect === false)
    ? ' bad'
    : operands.some((operand) => operand.isCorrect === null)
      ? ' unsure'
      : ''
  return (
    <div className={`sum-equation${state}`} role="group" aria-label="Check of the figures">
      {operands.map((operand, index) => (
        <Fragment key={operand.label}>
          {index > 0 && <span className="operator">{OPERATORS[index - 1]}</span>}
          <div className="cell">
            <p className="small muted">{operand.label}</p>
            <p className="amount">{formatInr(operand.amount)}</p>
            <p className={operand.isCorrect === false ? 'sum-result bad' : 'sum-result'}>
              <Icon of={ICONS[`${operand.isCorrect}`]} />
              {operand.message}
            </p>
          </div>
        </Fragment>
      ))}
    </div>
  )
}
