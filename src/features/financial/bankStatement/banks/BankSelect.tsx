import { useId } from 'react'
import { LazyCombobox } from '#shared/ui/combobox/LazyCombobox.tsx'
import { BANK_OPTIONS } from './banks.ts'

type BankSelectProps = {
  label: string
  value: string | null
  describedBy?: string
  onChange: (bankName: string | null) => void
}

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
