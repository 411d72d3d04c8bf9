import type { SectionSpec } from '#shared/kits/records/form/formSpec.ts'
import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser, Privilege } from '#shared/platform/store/currentUser.ts'
import { parentOf, type Client } from '../../clients/client.ts'
import { formatServiceNames } from '../../clients/offeredServices.ts'
import { ServiceChecklist } from '../../ServiceChecklist.tsx'
import { STATUSES } from '../../status.ts'
import { isOwnAccount, type User } from '../user.ts'
import { ClientField } from './ClientField.tsx'
import { clientName } from './clientOptions.ts'
import { offeredServices } from './offeredServices.ts'
import { findClient, servicesForClient, privilegeOptions, type UserValues } from './userForm.ts'

export type UserFormContext = {
  currentUser: CurrentUser
  clients: readonly Client[]
  user: User | null
  inactiveServiceIds: ReadonlySet<string>
}

const PRIVILEGE_DESCRIPTIONS: Record<Privilege, string> = {
  User: 'Can use the chosen services.',
  ClientAdmin: 'Also manages the users of this client.',
  ProductAdmin: 'Manages all clients, services and users.',
}

export function userSections(
  context: UserFormContext,
  values: UserValues,
): readonly SectionSpec<UserValues>[] {
  return [detailsSection(context), servicesSection(context, values)]
}

function detailsSection({ currentUser, clients, user }: UserFormContext): SectionSpec<UserValues> {
  const isOwn = user !== null && isOwnAccount(user, currentUser)
  const form = user === null ? 'creating' : 'editing'
  const privileges = privilegeOptions(currentUser, form, user?.privilege)
  const privilegeFixed = isOwn
    ? 'You cannot change your own privilege.'
    : privileges.length === 1
      ? 'You can add users only with the privilege User.'
      : null
  return {
    title: 'User Details',
    nextHint: 'Next: services',
    fields: [
      {
        name: 'clientId',
        label: 'Client',
        control: {
          kind: 'custom',
          render: (field) => <ClientField field={field} clients={clients} user={user} />,
        },
        readOnlyReason: () =>
          isProductAdmin(currentUser) ? null : 'You manage the users of your own client.',
        formatValue: ({ clientId, clientCode }) => {
          const client = findClient(clientId, clients)
          return client === undefined ? clientCode : clientName(client)
        },
      },
      { name: 'username', label: 'User name', control: { kind: 'text' } },
      {
        name: 'emailId',
        label: 'Email',
        control: { kind: 'text', type: 'email', inputMode: 'email' },
        help: 'Used to sign in.',
        // The session continues with the old email, which identifies the own account.
        readOnlyReason: () =>
          isOwn
            ? 'You are signed in with this address. Another administrator can change it.'
            : null,
      },
      {
        name: 'contactNumber',
        label: 'Contact number',
        control: { kind: 'text', type: 'tel', inputMode: 'numeric', maxLength: 10 },
        isHalf: true,
        isOptional: true,
      },
      {
        name: 'privilege',
        label: 'Privilege',
        control: { kind: 'select', options: privileges.map((value) => ({ value, label: value })) },
        isHalf: true,
        readOnlyReason: () => privilegeFixed,
        help: ({ values }) => PRIVILEGE_DESCRIPTIONS[values.privilege],
      },
      {
        name: 'password',
        label: 'Password',
        control: { kind: 'password' },
        isHidden: ({ mode }) => mode === 'edit',
        formatValue: 'secret',
      },
      {
        name: 'isActive',
        label: 'Status',
        control: { kind: 'segmented', options: STATUSES.map((value) => ({ value, label: value })) },
        isHidden: ({ mode }) => mode === 'add',
        readOnlyReason: () => (isOwn ? 'You cannot deactivate your own account.' : null),
        help: ({ values }) =>
          values.isActive === 'Inactive'
            ? 'They cannot sign in. If they are signed in, they are signed out.'
            : undefined,
      },
    ],
  }
}

function servicesSection(
  { clients, user, inactiveServiceIds }: UserFormContext,
  values: UserValues,
): SectionSpec<UserValues> {
  const knownServices = servicesForClient(values.clientId, clients)
  const isCurrentClient = user?.clientId === values.clientId
  const offered = offeredServices(
    knownServices,
    isCurrentClient ? (user.services ?? []) : [],
    inactiveServiceIds,
  )
  const client = findClient(values.clientId, clients)
  const parent = client === undefined ? undefined : parentOf(client, clients)
  const help =
    parent === undefined
      ? undefined
      : `A sub-client inherits its services from ${clientName(parent)}.`
  return {
    title: 'Services',
    fields: [
      {
        name: 'services',
        label: 'Services',
        control: {
          kind: 'custom',
          isGrouped: true,
          render: (field) => (
            <ServiceChecklist
              id={field.id}
              offered={offered}
              value={field.values.services}
              isReadOnly={field.isReadOnly}
              describedBy={field.describedBy}
              empty={
                knownServices === null
                  ? 'The services of this client could not be determined.'
                  : 'This client has no services yet.'
              }
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          ),
        },
        help,
        formatValue: ({ services }) => formatServiceNames(services),
      },
    ],
    // A user without services may stay so: deactivation must not require assigning a service first.
    disabledReason: ({ services }) =>
      services.length > 0 || (isCurrentClient && user.services?.length === 0)
        ? null
        : 'Choose at least one service.',
  }
}
