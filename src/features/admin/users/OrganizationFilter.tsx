import { useId, useMemo } from 'react'
import { LazyCombobox } from '#shared/ui/LazyCombobox.tsx'
import type { Client } from '../clients/client.ts'
import { organizationOptions } from './clientOptions.ts'
import type { User } from './user.ts'

type OrganizationFilterProps = {
  users: readonly User[]
  clients: readonly Client[]
  /** A client code; empty for all. */
  value: string
  onChange: (code: string) => void
}

/** Narrows the list to the users of one client (shell §2). The list is there before the searched choice is, whose code weighs as much. */
export function OrganizationFilter({ users, clients, value, onChange }: OrganizationFilterProps) {
  const id = useId()
  const options = useMemo(() => organizationOptions(clients, users, value), [clients, users, value])
  return (
    <LazyCombobox
      id={id}
      label="Organization"
      isLabelHidden
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
