import building from 'bootstrap-icons/icons/building.svg?raw'
import diagram from 'bootstrap-icons/icons/diagram-3.svg?raw'
import { useMemo } from 'react'
import type { FieldSpec, CustomField } from '#shared/kits/records/form/formSpec.ts'
import { TRIAL_DAYS } from '#shared/platform/config/constants.ts'
import { Combobox } from '#shared/ui/combobox/Combobox.tsx'
import { STATUSES } from '../status.ts'
import { SUBSCRIPTION_TYPES, type Client, type ClientType } from './client.ts'
import type { ClientValues } from './clientForm.ts'
import { formatServiceNames } from './offeredServices.ts'

export type ProfileContext = {
  client: Client | null
  clients: readonly Client[]
  ownCode: string
}

type Field = FieldSpec<ClientValues>

const TYPE_NOTE = 'A client has its own services. A sub-client inherits its parent’s.'
const TYPES = [
  { value: 'Client', label: 'Client', icon: building },
  { value: 'subClient', label: 'Sub-client', icon: diagram },
] as const satisfies readonly { value: ClientType; label: string; icon: string }[]

const toOption = (text: string) => ({ value: text, label: text })
const SUBSCRIPTIONS = SUBSCRIPTION_TYPES.map(toOption)

export function profileFields(context: ProfileContext): readonly Field[] {
  const { client, clients } = context
  return [
    {
      name: 'clientType',
      label: 'Client type',
      control: { kind: 'segmented', options: TYPES },
      help: TYPE_NOTE,
      readOnlyReason: ({ mode }) => (mode === 'edit' ? 'The type cannot be changed later.' : null),
    },
    parentField(client, clients),
    {
      name: 'organizationName',
      label: 'Organization name',
      control: { kind: 'text' },
    },
    {
      name: 'clientCode',
      label: 'Client code',
      control: { kind: 'text' },
      isHalf: true,
      help: ({ mode }) => (mode === 'add' ? 'Cannot be changed later.' : undefined),
      readOnlyReason: ({ mode }) => (mode === 'edit' ? 'Cannot be changed.' : null),
    },
    {
      name: 'subscriptionType',
      label: 'Subscription type',
      control: { kind: 'select', options: subscriptionsFor(client) },
      isHalf: true,
      // A running trial continues unchanged.
      help: ({ values }) =>
        values.subscriptionType === 'Trial' && client?.profile.subscriptionType !== 'Trial'
          ? `${TRIAL_DAYS} days from today.`
          : undefined,
    },
    {
      name: 'clientCustomUrl',
      label: 'Custom URL',
      control: { kind: 'text', type: 'url' },
      help: 'Starts with https:// or http://',
    },
    statusField(context),
  ]
}

const subscriptionsFor = (client: Client | null) =>
  client?.profile.subscriptionType === ''
    ? [{ value: '', label: 'Select one' }, ...SUBSCRIPTIONS]
    : SUBSCRIPTIONS

function parentField(client: Client | null, clients: readonly Client[]): Field {
  const parent = ({ subClientOf }: ClientValues) =>
    clients.find(({ clientId }) => clientId === subClientOf)
  return {
    name: 'subClientOf',
    label: 'Parent client',
    control: {
      kind: 'custom',
      render: (field) => <ParentPicker field={field} client={client} clients={clients} />,
    },
    isHidden: ({ values }) => values.clientType === 'Client',
    help: ({ values }) => parentNote(parent(values)),
    formatValue: (values) => parent(values)?.profile.organizationName ?? values.subClientOf,
  }
}

function parentNote(parent: Client | undefined): string {
  if (parent === undefined) return 'The sub-client inherits its services.'
  const names = formatServiceNames(parent.services)
  return names === '' ? 'It has no services to inherit.' : `Inherits its services: ${names}.`
}

function statusField({ client, clients, ownCode }: ProfileContext): Field {
  const isOwn = client !== null && client.profile.clientCode === ownCode
  return {
    name: 'isActive',
    label: 'Status',
    control: { kind: 'segmented', options: STATUSES.map(toOption) },
    isHidden: ({ mode }) => mode === 'add',
    readOnlyReason: () =>
      isOwn ? 'This is your own organization. If it were inactive, you could not sign in.' : null,
    help: ({ values }) => statusNote(client, clients, values),
  }
}

function statusNote(
  client: Client | null,
  clients: readonly Client[],
  { isActive }: ClientValues,
): string {
  if (isActive === 'Active')
    return client?.isActive === false ? 'Its users can sign in again.' : 'Its users can sign in.'
  const hasSubClients = clients.some(({ profile }) => profile.subClientOf === client?.clientId)
  const affectedUsers = hasSubClients ? 'Its users and those of its sub-clients' : 'Its users'
  return `${affectedUsers} can no longer sign in. Nothing is deleted.`
}

type ParentPickerProps = {
  field: CustomField<ClientValues>
  client: Client | null
  clients: readonly Client[]
}

function possibleParents(client: Client | null, clients: readonly Client[]): Client[] {
  const current = client?.profile.subClientOf
  return clients.filter(
    ({ clientId, clientType, isActive }) =>
      clientType === 'Client' && (isActive || clientId === current),
  )
}

function ParentPicker({ field, client, clients }: ParentPickerProps) {
  const options = useMemo(
    () =>
      possibleParents(client, clients).map(({ clientId, isActive, profile }) => ({
        value: clientId,
        label: profile.organizationName,
        description: isActive ? profile.clientCode : `${profile.clientCode}, inactive`,
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
