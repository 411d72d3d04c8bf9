import { useMemo } from 'react'
import { Combobox } from '#shared/ui/Combobox.tsx'
import type { Client } from '../clients/client.ts'
import type { CustomField } from '#shared/records/form/formSpec.ts'
import { clientOptions } from './clientOptions.ts'
import type { User } from './user.ts'
import type { UserValues } from './userForm.ts'

type ClientPickerProps = {
  field: CustomField<UserValues>
  clients: readonly Client[]
  /** The record as it stands; null for a new user. */
  held: User | null
}

/** The client of a user, found by name or code. */
export function ClientPicker({ field, clients, held }: ClientPickerProps) {
  const options = useMemo(() => clientOptions(clients, held), [clients, held])
  return (
    <Combobox
      id={field.id}
      options={options}
      value={field.values.clientId}
      placeholder="Search organization or code"
      isInvalid={field.isInvalid}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
