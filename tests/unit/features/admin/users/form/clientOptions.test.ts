import { expect, it } from 'vitest'
import { clientOptions, organizationOptions } from '#features/admin/users/form/clientOptions.ts'
import { aClient, anAccount, CLIENTS, DECCAN, KAVERI } from '../builders.ts'

const CLOSED = aClient({ clientId: 'client-0004', code: 'SGF', name: 'Saraswat', isActive: false })

it('offers active clients and sub-clients by name, each with its code', () => {
  expect(clientOptions([...CLIENTS, CLOSED], null)).toEqual([
    { value: 'client-0003', label: 'Deccan Auto Credit', description: 'DAC' },
    {
      value: 'client-0102',
      label: 'Kaveri East',
      description: 'KVE · sub-client of Kaveri Microfinance',
    },
    { value: 'client-0002', label: 'Kaveri Microfinance', description: 'KVM' },
    { value: 'client-0103', label: 'ORP', description: 'ORP' },
  ])
})

it.each([
  [
    'inactive',
    [KAVERI, CLOSED],
    { value: 'client-0004', label: 'Saraswat', description: 'SGF · inactive' },
  ],
  ['not in the list', [KAVERI], { value: 'client-0004', label: 'SGF' }],
])('keeps the current client of a user: %s', (_name, clients, expected) => {
  const current = { clientId: 'client-0004', clientCode: 'SGF' }
  expect(clientOptions(clients, current)).toContainEqual(expected)
})

it('filters by each client, by codes that only users have, and by the code in the URL', () => {
  const users = [anAccount(), anAccount({ userId: 'user-2', clientCode: 'OLD' })]
  expect(organizationOptions([KAVERI, DECCAN], users, 'XYZ')).toEqual([
    { value: '', label: 'All Organizations' },
    { value: 'DAC', label: 'Deccan Auto Credit', description: 'DAC' },
    { value: 'KVM', label: 'Kaveri Microfinance', description: 'KVM' },
    { value: 'OLD', label: 'OLD' },
    { value: 'XYZ', label: 'XYZ' },
  ])
})

it('uses the users’ codes as filter when there are no clients', () => {
  expect(organizationOptions([], [anAccount()], '')).toEqual([
    { value: '', label: 'All Organizations' },
    { value: 'KVM', label: 'KVM' },
  ])
})
