import { Fragment } from 'react'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { formatInr } from '#shared/lib/money.ts'
import { Icon } from './Icon.tsx'

export type Operand = {
  label: string
  /** Rupees; null where the document has none. */
  figure: number | null
  /** The check in a sentence: '6 earnings add up'. */
  says: string
  /** Whether it does; null when it cannot be told. */
  holds: boolean | null
}

type SumStripProps = {
  operands: readonly [Operand, Operand, Operand]
  operators?: readonly [string, string]
}

const MINUS_EQUALS = ['−', '='] as const

const SIGN = { true: check, false: cross, null: dash } as const

/** gross − deductions = net, each with its sentence; the whole strip turns to danger when one does not add up. */
export function SumStrip({ operands, operators = MINUS_EQUALS }: SumStripProps) {
  const state = operands.some((operand) => operand.holds === false)
    ? ' bad'
    : operands.some((operand) => operand.holds === null)
      ? ' unsure'
      : ''
  return (
    <div className={`sum-strip${state}`} role="group" aria-label="Check of the figures">
      {operands.map((operand, index) => (
        <Fragment key={operand.label}>
          {index > 0 && <span className="op">{operators[index - 1]}</span>}
          <div className="cell">
            <p className="small muted">{operand.label}</p>
            <p className="fig">{formatInr(operand.figure)}</p>
            <p className={operand.holds === false ? 'says bad' : 'says'}>
              <Icon of={SIGN[`${operand.holds}`]} />
              {operand.says}
            </p>
          </div>
        </Fragment>
      ))}
    </div>
  )
}
