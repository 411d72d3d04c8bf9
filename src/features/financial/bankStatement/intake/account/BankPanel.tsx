import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { BANK_OPTIONS } from '#shared/kits/facts/banks/banks.ts'
import { LazyCombobox } from '#shared/ui/combobox/LazyCombobox.tsx'
import { ACCOUNT_TYPES } from '../../api/submission.ts'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'

type BankSelectProps = {
  label: string
  value: string | null
  describedBy?: string
  onChange: (bankName: string | null) => void
}

function BankSelect({ label, value, describedBy, onChange }: BankSelectProps) {
  return (
    <LazyCombobox
      id={useId()}
      label={label}
      isLabelHidden
      options={BANK_OPTIONS}
      value={value ?? ''}
      isClearable
      onChange={(name) => onChange(name === '' ? null : name)}
      describedBy={describedBy}
      placeholder="Search a bank by name or IFSC prefix"
    />
  )
}

type BankPanelProps = {
  account: IntakeAccount
  name: string
}

export function BankPanel({ account, name }: BankPanelProps) {
  const id = useId()
  const dispatchIntake = useDispatchIntake()
  const { bankName, accountType, bankFrom, typeFrom } = account
  return (
    <section className="panel" aria-labelledby={`${id}title`}>
      <div className="panel-header">
        <h2 id={`${id}title`}>{name}: bank and account type</h2>
        <span className="small muted push only-wide">For a better analysis</span>
      </div>
      <div className="bank-panel">
        <div>
          <span className="form-label">Bank</span>
          <BankSelect
            label={`Bank of ${name}`}
            value={bankName}
            describedBy={`${id}note`}
            onChange={(next) =>
              dispatchIntake({ kind: 'bankChosen', account: account.id, bankName: next })
            }
          />
          <p id={`${id}note`} className="field-note">
            {bankFrom === 'file'
              ? 'Detected from the file. Change it if it is wrong.'
              : 'Not in the list? Choose other.'}
          </p>
        </div>
        <fieldset>
          <legend className="form-label">Account type</legend>
          <div className="bank-types">
            {ACCOUNT_TYPES.map((type) => (
              <FormCheck
                key={type}
                id={`${id}${type}`}
                type="radio"
                name={`${id}type`}
                label={type}
                checked={accountType === type}
                onChange={() =>
                  dispatchIntake({ kind: 'typeChosen', account: account.id, accountType: type })
                }
              />
            ))}
          </div>
          {typeFrom === 'file' && (
            <p className="field-note">Read from the statement. Change it if it is wrong.</p>
          )}
        </fieldset>
      </div>
    </section>
  )
}
