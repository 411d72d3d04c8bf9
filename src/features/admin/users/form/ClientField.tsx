import { useMemo } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { CustomField } from '#shared/kits/records/form/formSpec.ts'
import { Combobox } from '#shared/ui/combobox/Combobox.tsx'
import type { Client } from '../../clients/client.ts'
import type { User } from '../user.ts'
import { clientName, clientOptions } from './clientOptions.ts'
import { findClient, type UserValues } from './userForm.ts'

type ClientFieldProps = {
  field: CustomField<UserValues>
  clients: readonly Client[]
  user: User | null
}

export function ClientField({ field, clients, user }: ClientFieldProps) {
  return field.isReadOnly ? (
    <ReadOnlyClient field={field} clients={clients} />
  ) : (
    <ClientPicker field={field} clients={clients} user={user} />
  )
}

function ClientPicker({ field, clients, user }: ClientFieldProps) {
  const options = useMemo(() => clientOptions(clients, user), [clients, user])
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

function ReadOnlyClient({ field, clients }: Omit<ClientFieldProps, 'user'>) {
  const { clientId, clientCode } = field.values
  const client = findClient(clientId, clients)
  return (
    <FormControl
      id={field.id}
      readOnly
      aria-describedby={field.describedBy}
      value={client === undefined ? clientCode : `${clientName(client)} (${clientCode})`}
    />
  )
}
