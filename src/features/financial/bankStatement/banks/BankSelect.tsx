import { useId } from 'react'
import { LazyCombobox } from '#shared/ui/LazyCombobox.tsx'
import { BANK_OPTIONS } from './banks.ts'

type BankSelectProps = {
  /** Accessible name. */
  label: string
  value: string | null
  /** Id of the line below the field. */
  describedBy?: string
  onChange: (bankName: string | null) => void
}

/** A bank out of about sixty, or none: what was chosen, or guessed from the file, goes with its text. */
export function BankSelect({ label, value, describedBy, onChange }: BankSelectProps) {
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
