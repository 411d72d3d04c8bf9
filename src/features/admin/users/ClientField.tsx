import { useMemo } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { CustomField } from '#shared/records/form/formSpec.ts'
import { Combobox } from '#shared/ui/Combobox.tsx'
import type { Client } from '../clients/client.ts'
import { clientName, clientOptions } from './clientOptions.ts'
import type { User } from './user.ts'
import { clientOf, type UserValues } from './userForm.ts'

type ClientFieldProps = {
  field: CustomField<UserValues>
  clients: readonly Client[]
  /** The record as it is; null for a new user. */
  held: User | null
}

/** The client of a user: found by name or code, or to be read and copied where it cannot be changed. */
export function ClientField({ field, clients, held }: ClientFieldProps) {
  return field.isReadOnly ? (
    <ClientShown field={field} clients={clients} />
  ) : (
    <ClientPicker field={field} clients={clients} held={held} />
  )
}

function ClientPicker({ field, clients, held }: ClientFieldProps) {
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

function ClientShown({ field, clients }: Omit<ClientFieldProps, 'held'>) {
  const { clientId, clientCode } = field.values
  const client = clientOf(clientId, clients)
  return (
    <FormControl
      id={field.id}
      readOnly
      aria-describedby={field.describedBy}
      value={client === undefined ? clientCode : `${clientName(client)} (${clientCode})`}
    />
  )
}
