import type { CurrentUser, Privilege } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { parentOf, type Client } from '../clients/client.ts'
import { serviceNames } from '../clients/offeredServices.ts'
import type { SectionSpec } from '#shared/records/form/formSpec.ts'
import { ServiceChecklist } from '../ServiceChecklist.tsx'
import { STATUSES } from '../status.ts'
import { clientName } from './clientOptions.ts'
import { ClientField } from './ClientField.tsx'
import { offeredServices } from './offeredServices.ts'
import { isOwnAccount, type User } from './user.ts'
import { clientOf, offeredTo, privilegeOptions, type UserValues } from './userForm.ts'

/** What the fields depend on beside what they hold. */
export type UserFormContext = {
  me: CurrentUser
  clients: readonly Client[]
  /** The record as it stands; null for a new user. */
  held: User | null
  /** Ids of the services that are known to be switched off. */
  inactive: ReadonlySet<string>
}

/** What each privilege may do (shell §6), in a line. */
const PRIVILEGE_LINES: Record<Privilege, string> = {
  User: 'Runs the services that are chosen.',
  ClientAdmin: 'Manages the users of this client, too.',
  ProductAdmin: 'Manages every client, service and user.',
}

/** User details, then services (shell §2). */
export function userSections(
  context: UserFormContext,
  values: UserValues,
): readonly SectionSpec<UserValues>[] {
  return [detailsSection(context), servicesSection(context, values)]
}

function detailsSection({ me, clients, held }: UserFormContext): SectionSpec<UserValues> {
  const isOwn = held !== null && isOwnAccount(held, me)
  const form = held === null ? 'creating' : 'editing'
  const privileges = privilegeOptions(me, form, held?.privilege)
  const privilegeFixed = isOwn
    ? 'You cannot change your own privilege.'
    : privileges.length === 1
      ? 'You can add people as User.'
      : null
  return {
    title: 'User Details',
    nextLine: 'Next: the services they may use',
    fields: [
      {
        name: 'clientId',
        label: 'Client',
        control: {
          kind: 'custom',
          render: (field) => <ClientField field={field} clients={clients} held={held} />,
        },
        fixed: () => (isProductAdmin(me) ? null : 'You manage the users of your own client.'),
        describe: ({ clientId, clientCode }) => {
          const client = clientOf(clientId, clients)
          return client === undefined ? clientCode : clientName(client)
        },
      },
      { name: 'username', label: 'User name', control: { kind: 'text' } },
      {
        name: 'emailId',
        label: 'Email',
        control: { kind: 'text', type: 'email', inputMode: 'email' },
        note: 'They sign in with it.',
        // The session goes on with the old address, by which the own account is known.
        fixed: () =>
          isOwn
            ? 'You are signed in with this address; another administrator can change it.'
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
        control: {
          kind: 'select',
          options: privileges.map((value) => ({ value, label: value })),
        },
        isHalf: true,
        fixed: () => privilegeFixed,
        note: ({ values }) => PRIVILEGE_LINES[values.privilege],
      },
      {
        name: 'password',
        label: 'Password',
        control: { kind: 'password' },
        isHidden: ({ mode }) => mode === 'edit',
        describe: 'secret',
      },
      {
        name: 'isActive',
        label: 'Status',
        control: {
          kind: 'segmented',
          options: STATUSES.map((value) => ({ value, label: value })),
        },
        isHidden: ({ mode }) => mode === 'add',
        fixed: () => (isOwn ? 'You cannot deactivate your own account.' : null),
        note: ({ values }) =>
          values.isActive === 'Inactive' ? 'They cannot sign in, and are signed out.' : undefined,
      },
    ],
  }
}

function servicesSection(
  { clients, held, inactive }: UserFormContext,
  values: UserValues,
): SectionSpec<UserValues> {
  const known = offeredTo(values.clientId, clients)
  const isHeldClient = held?.clientId === values.clientId
  const offered = offeredServices(known, isHeldClient ? (held.services ?? []) : [], inactive)
  const client = clientOf(values.clientId, clients)
  const parent = client === undefined ? undefined : parentOf(client, clients)
  const note =
    parent === undefined ? undefined : `A sub client takes its services from ${clientName(parent)}.`
  return {
    title: 'Services',
    fields: [
      {
        name: 'services',
        label: 'Services',
        control: {
          kind: 'custom',
          grouped: true,
          render: (field) => (
            <ServiceChecklist
              id={field.id}
              offered={offered}
              value={field.values.services}
              isReadOnly={field.isReadOnly}
              describedBy={field.describedBy}
              empty={
                known === null
                  ? 'Which services this client has is not known.'
                  : 'This client has no services yet.'
              }
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          ),
        },
        ...(note === undefined ? {} : { note }),
        describe: ({ services }) => serviceNames(services),
      },
    ],
    // Whoever has none may stay so: locking somebody out must not take giving a service first.
    blocks: ({ services }) =>
      services.length > 0 || (isHeldClient && held.services?.length === 0)
        ? null
        : 'Choose at least one service.',
  }
}
