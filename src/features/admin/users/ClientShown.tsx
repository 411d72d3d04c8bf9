import FormControl from 'react-bootstrap/FormControl'
import type { Client } from '../clients/client.ts'
import type { CustomField } from '#shared/records/form/formSpec.ts'
import { clientName } from './clientOptions.ts'
import { clientOf, type UserValues } from './userForm.ts'

type ClientShownProps = { field: CustomField<UserValues>; clients: readonly Client[] }

/** The client of a user where it cannot be changed: its name and code, to be read and copied. */
export function ClientShown({ field, clients }: ClientShownProps) {
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
