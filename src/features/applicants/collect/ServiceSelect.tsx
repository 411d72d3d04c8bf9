import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { DocumentRow } from '../model/documentRows.ts'
import {
  closedReason,
  DOCUMENT_SERVICES,
  serviceLabel,
  type DocumentService,
} from '../model/services.ts'

type ServiceSelectProps = {
  row: DocumentRow
  name: string
  /** `listAccounts` of all rows */
  accounts: readonly string[]
  isDisabled: boolean
  onChoose: (service: DocumentService, account: string | null) => void
}

type Option = {
  value: string
  label: string
  service: DocumentService
  account: string | null
  isClosed: boolean
}

/** A service that the account may not use is closed, with the reason. */
export function ServiceSelect({ row, name, accounts, isDisabled, onChoose }: ServiceSelectProps) {
  const user = useAppSelector(selectUser)
  if (user === null) return null
  const options = DOCUMENT_SERVICES.flatMap((service): Option[] => {
    const reason = closedReason(user, service)
    if (service === 'bankStatement' && reason === null) return accountOptions(row, accounts)
    const label = reason === null ? serviceLabel(service) : `${serviceLabel(service)} (${reason})`
    return [{ value: service, label, service, account: null, isClosed: reason !== null }]
  })
  const value =
    row.service === 'bankStatement' && row.account !== null
      ? valueOf(row.account)
      : (row.service ?? '')
  return (
    <select
      className="form-select"
      aria-label={`Service of ${name}`}
      value={options.some((option) => option.value === value) ? value : (row.service ?? '')}
      disabled={isDisabled}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen !== undefined) onChoose(chosen.service, chosen.account)
      }}
    >
      <option value="" disabled>
        Choose a service
      </option>
      {options.map(({ value: key, label, isClosed }) => (
        <option key={key} value={key} disabled={isClosed}>
          {label}
        </option>
      ))}
    </select>
  )
}

const valueOf = (account: string) => `bankStatement ${account}`

function accountOptions(row: DocumentRow, accounts: readonly string[]): Option[] {
  const label = serviceLabel('bankStatement')
  const common = { service: 'bankStatement', isClosed: false } as const
  const known = accounts.map((account, index) => ({
    ...common,
    value: valueOf(account),
    label: `${label}, account ${index + 1}`,
    account,
  }))
  if (known.length === 0)
    return [{ ...common, value: 'bankStatement', label: `${label}, account 1`, account: null }]
  // A statement that is not one yet tells its account; a picture cannot.
  const isRead = row.service !== 'bankStatement' && row.entry.kind === 'pdf'
  const own = {
    ...common,
    value: 'bankStatement another',
    label: `${label}, another account`,
    account: isRead ? null : `file ${row.entry.id}`,
  }
  return [...known, own]
}
