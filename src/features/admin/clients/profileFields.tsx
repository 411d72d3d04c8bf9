import building from 'bootstrap-icons/icons/building.svg?raw'
import diagram from 'bootstrap-icons/icons/diagram-3.svg?raw'
import { useMemo } from 'react'
import { TRIAL_DAYS } from '#shared/config/constants.ts'
import type { FieldSpec, CustomField } from '#shared/records/form/formSpec.ts'
import { Combobox } from '#shared/ui/Combobox.tsx'
import { STATUSES } from '../status.ts'
import { SUBSCRIPTION_TYPES, type Client, type ClientType } from './client.ts'
import type { ClientValues } from './clientForm.ts'
import { serviceNames } from './offeredServices.ts'

export type ProfileFacts = {
  /** null where one is being added. */
  client: Client | null
  clients: readonly Client[]
  /** Client code of who is signed in. */
  ownCode: string
}

type Field = FieldSpec<ClientValues>

const TYPE_NOTE = 'A client chooses its own services; a sub client takes its parent’s.'
const TYPES = [
  { value: 'Client', label: 'Client', icon: building },
  { value: 'subClient', label: 'Sub client', icon: diagram },
] as const satisfies readonly { value: ClientType; label: string; icon: string }[]

const same = (text: string) => ({ value: text, label: text })
const SUBSCRIPTIONS = SUBSCRIPTION_TYPES.map(same)

/** The fields of the first section; what a client is and is called, and whether it is active. */
export function profileFields(facts: ProfileFacts): readonly Field[] {
  const { client, clients } = facts
  return [
    {
      name: 'clientType',
      label: 'Client type',
      control: { kind: 'segmented', options: TYPES },
      note: TYPE_NOTE,
      fixed: ({ mode }) => (mode === 'edit' ? 'The type cannot be changed later.' : null),
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
      note: ({ mode }) => (mode === 'add' ? 'Cannot be changed later.' : undefined),
      fixed: ({ mode }) => (mode === 'edit' ? 'Cannot be changed.' : null),
    },
    {
      name: 'subscriptionType',
      label: 'Subscription type',
      control: { kind: 'select', options: subscriptionsFor(client) },
      isHalf: true,
      // A trial that runs already goes on as it is.
      note: ({ values }) =>
        values.subscriptionType === 'Trial' && client?.profile.subscriptionType !== 'Trial'
          ? `${TRIAL_DAYS} days from today.`
          : undefined,
    },
    {
      name: 'clientCustomUrl',
      label: 'Custom URL',
      control: { kind: 'text', type: 'url' },
      note: 'Begins with https:// or http://',
    },
    statusField(facts),
  ]
}

/** A record without a subscription that we know has to be given one. */
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
    note: ({ values }) => parentNote(parent(values)),
    describe: (values) => parent(values)?.profile.organizationName ?? values.subClientOf,
  }
}

/** Which services a sub-client takes from the parent that is chosen. */
function parentNote(parent: Client | undefined): string {
  if (parent === undefined) return 'Its services are the sub client’s too.'
  const names = serviceNames(parent.services)
  return names === '' ? 'It has no services to take over.' : `Takes its services: ${names}.`
}

function statusField({ client, clients, ownCode }: ProfileFacts): Field {
  const isOwn = client !== null && client.profile.clientCode === ownCode
  return {
    name: 'isActive',
    label: 'Status',
    control: { kind: 'segmented', options: STATUSES.map(same) },
    isHidden: ({ mode }) => mode === 'add',
    fixed: () =>
      isOwn ? 'This is your own organization: without it you could not sign in.' : null,
    note: ({ values }) => statusNote(client, clients, values),
  }
}

/** What a status means for the people of a client, before it is saved. */
function statusNote(
  client: Client | null,
  clients: readonly Client[],
  { isActive }: ClientValues,
): string {
  if (isActive === 'Active')
    return client?.isActive === false ? 'Its users can sign in again.' : 'Its users can sign in.'
  const hasSubClients = clients.some(({ profile }) => profile.subClientOf === client?.clientId)
  const whose = hasSubClients ? 'Its users and those of its sub clients' : 'Its users'
  return `${whose} can no longer sign in. Nothing is deleted.`
}

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
function ParentPicker({ field, client, clients }: ParentPickerProps) {
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
