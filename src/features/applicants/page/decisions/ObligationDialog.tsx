import { nanoid } from '@reduxjs/toolkit'
import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import { useId, useState } from 'react'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { OBLIGATION_KINDS } from '../../compare/obligations/obligationKinds.ts'
import { FileDialog } from '../../file/FileDialog.tsx'
import { formatPaise } from '../../model/labels.ts'
import type { DecidedObligation } from '../../sections/decisions.ts'
import {
  add,
  change,
  divide,
  join,
  type ObligationEdits,
  type ObligationFields,
} from '../../sections/editObligations.ts'

const ACTIONS = {
  change: { label: 'Change what it says', submit: 'Save' },
  join: { label: 'Join with another obligation', submit: 'Join' },
  divide: { label: 'Divide into two obligations', submit: 'Divide' },
} as const
type Action = keyof typeof ACTIONS

type ObligationDialogProps = {
  /** Null: one is added. */
  obligation: DecidedObligation | null
  /** With which it can be joined. */
  others: readonly DecidedObligation[]
  onEdit: (edits: ObligationEdits) => void
  onCancel: () => void
}

/** Adds, changes, joins or divides obligations by hand. */
export function ObligationDialog({ obligation, others, onEdit, onCancel }: ObligationDialogProps) {
  const [action, setAction] = useState<Action>('change')
  const [values, setValues] = useState<Values>({
    counterparty: obligation?.counterparty ?? '',
    kind: obligation?.kind ?? 'loan',
    amount: obligation === null ? '' : formatPaise(obligation.monthly),
  })
  const [other, setOther] = useState(others[0]?.id ?? '')
  const [divided, setDivided] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const id = useId()
  const keys = obligation?.keys ?? []
  const actions = (Object.keys(ACTIONS) as Action[]) // its own keys
    .filter((name) => name !== 'join' || (keys.length > 0 && others.length > 0))
    .filter((name) => name !== 'divide' || keys.length > 1)

  function submit() {
    const result = editOf({
      action,
      obligation,
      values,
      divided,
      other: others.find((one) => one.id === other),
    })
    if (typeof result === 'string') setError(result)
    else onEdit(result)
  }

  return (
    <FileDialog
      title={obligation === null ? 'Add an obligation' : `Change ${obligation.counterparty}`}
      icon={pencil}
      text={
        obligation === null
          ? 'It counts in the share of the income, and the memo names it as added by hand.'
          : 'What you say here stays when further documents arrive.'
      }
      submitText={ACTIONS[action].submit}
      isBusy={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {obligation !== null && actions.length > 1 && (
        <fieldset className="applicant-choices">
          <legend className="visually-hidden">What to do</legend>
          {actions.map((name) => (
            <label key={name}>
              <input
                type="radio"
                className="form-check-input"
                name={`${id}action`}
                checked={action === name}
                onChange={() => {
                  setError(null)
                  setAction(name)
                }}
              />
              {ACTIONS[name].label}
            </label>
          ))}
        </fieldset>
      )}
      {action === 'change' && <Fields id={id} values={values} onChange={setValues} />}
      {action === 'join' && (
        <div>
          <label htmlFor={`${id}other`}>Join with</label>
          <select
            id={`${id}other`}
            className="form-select"
            value={other}
            onChange={({ target }) => setOther(target.value)}
          >
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.counterparty}, {formatPaise(one.monthly)}
              </option>
            ))}
          </select>
        </div>
      )}
      {action === 'divide' && obligation !== null && (
        <fieldset className="applicant-choices">
          <legend>Payments of the other obligation</legend>
          {obligation.payments.map(({ day, value, narration }, at) => {
            const key = keys[at] ?? ''
            return (
              <label key={key}>
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={divided.includes(key)}
                  onChange={({ target }) =>
                    setDivided((before) =>
                      target.checked ? [...before, key] : before.filter((one) => one !== key),
                    )
                  }
                />
                {formatDay(day)}, {formatPaise(value)}, {narration}
              </label>
            )
          })}
        </fieldset>
      )}
      {error !== null && <FieldNote id={`${id}error`} error={error} />}
    </FileDialog>
  )
}

type Values = { counterparty: string; kind: string; amount: string }
type FieldsProps = { id: string; values: Values; onChange: (values: Values) => void }

function Fields({ id, values, onChange }: FieldsProps) {
  return (
    <>
      <div>
        <label htmlFor={`${id}name`}>Counterparty</label>
        <input
          id={`${id}name`}
          className="form-control"
          autoComplete="off"
          maxLength={100}
          value={values.counterparty}
          onChange={({ target }) => onChange({ ...values, counterparty: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}kind`}>Kind</label>
        <select
          id={`${id}kind`}
          className="form-select"
          value={values.kind}
          onChange={({ target }) => onChange({ ...values, kind: target.value })}
        >
          {Object.entries(OBLIGATION_KINDS).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}amount`}>Monthly amount (₹)</label>
        <input
          id={`${id}amount`}
          className="form-control num"
          autoComplete="off"
          inputMode="decimal"
          maxLength={20}
          value={values.amount}
          onChange={({ target }) => onChange({ ...values, amount: target.value })}
        />
      </div>
    </>
  )
}

type Entered = {
  action: Action
  obligation: DecidedObligation | null
  values: Values
  divided: readonly string[]
  other: DecidedObligation | undefined
}

/** Or what is missing. */
function editOf({ action, obligation, values, divided, other }: Entered): ObligationEdits | string {
  if (action === 'join' && obligation !== null)
    return other === undefined ? 'Choose the other obligation.' : join(obligation, other)
  if (action === 'divide' && obligation !== null)
    return divided.length === 0 || divided.length === obligation.keys.length
      ? 'Choose some of the payments, but not all.'
      : divide(obligation, divided, nanoid())
  const rupees = parseAmount(values.amount)
  const counterparty = values.counterparty.trim()
  if (counterparty === '') return 'Enter who is paid.'
  if (rupees === null || rupees <= 0) return 'Enter the amount that is paid each month.'
  const monthly = Math.round(rupees * 100)
  const fields: ObligationFields = { counterparty, kind: values.kind, monthly }
  return obligation === null ? add(nanoid(), fields) : change(obligation, fields)
}
