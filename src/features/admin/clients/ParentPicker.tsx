import { useMemo } from 'react'
import { Combobox } from '#shared/ui/Combobox.tsx'
import type { CustomField } from '#shared/records/form/formSpec.ts'
import type { Client } from './client.ts'
import type { ClientValues } from './clientForm.ts'

type ParentPickerProps = {
  field: CustomField<ClientValues>
  /** The sub-client that stands open; null where one is being added. */
  client: Client | null
  clients: readonly Client[]
}

/** Clients that can be a parent: active top-level ones, and the one that it is already. */
function possibleParents(client: Client | null, clients: readonly Client[]): Client[] {
  const own = client?.profile.subClientOf
  return clients.filter(
    ({ clientId, clientType, isActive }) =>
      clientType === 'Client' && (isActive || clientId === own),
  )
}

/** The client that a sub-client belongs to, found by name or code. */
export function ParentPicker({ field, client, clients }: ParentPickerProps) {
  const options = useMemo(
    () =>
      possibleParents(client, clients).map(({ clientId, isActive, profile }) => ({
        value: clientId,
        label: profile.organizationName,
        line: isActive ? profile.clientCode : `${profile.clientCode}, inactive`,
      })),
    [client, clients],
  )
  return (
    <Combobox
      id={field.id}
      options={options}
      value={field.values.subClientOf}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isInvalid={field.isInvalid}
      describedBy={field.describedBy}
      disabled={field.isReadOnly}
      placeholder="Name or code"
    />
  )
}
