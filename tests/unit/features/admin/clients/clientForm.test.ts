import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  ClientFormSchema,
  dependentClientValues,
  NEW_CLIENT,
  toClientValues,
  type ClientValues,
} from '#features/admin/clients/clientForm.ts'
import { aClient, aSubClient, PAYSLIP, values } from './aClient.ts'

/** Field → message. */
function problems(over: Partial<ClientValues>): Record<string, string> {
  const { issues = [] } = v.safeParse(ClientFormSchema, values(over))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

it('a saved record is valid, and a new form contains only preselected choices', () => {
  expect(problems({})).toEqual({})
  expect(toClientValues(aClient({ isActive: false }))).toMatchObject({
    clientType: 'Client',
    organizationName: 'Kaveri Microfinance',
    city: 'Bengaluru',
    services: [PAYSLIP],
    isActive: 'Inactive',
  })
  const { clientType, subscriptionType, isActive, services, country, ...texts } = NEW_CLIENT
  expect({ clientType, subscriptionType, isActive, services, country }).toEqual({
    country: 'India',
    clientType: 'Client',
    subscriptionType: 'Trial',
    isActive: 'Active',
    services: [],
  })
  expect(new Set(Object.values(texts))).toEqual(new Set(['']))
})

it.each<[keyof ClientValues, string, string]>([
  ['organizationName', 'Please enter a valid Organization name', 'x'.repeat(40)],
  ['clientCode', 'Please enter a valid client code', '   '],
  ['clientCustomUrl', 'Please enter a valid URL', 'konkan coastal.example'],
  ['contactPerson', 'Please enter a valid contact name', 'y'.repeat(40)],
  ['emailId', 'Please enter a valid email address', 'rohan.example'],
  ['contactNumber', 'Please enter a valid phone number', '984501234'],
  ['addressOne', 'Please enter a valid address', ' '],
  ['landMark', 'Please enter a valid land mark', ' '],
  ['city', 'Please enter a valid city', ' '],
  ['pincode', 'Please enter a valid pincode', '5600 25'],
  ['state', 'Please enter a valid state name', ' '],
  ['country', 'Please enter a valid country', ' '],
  ['subscriptionType', 'field is mandatory select one', ''],
])('%s: %s', (name, message, wrong) => {
  expect(problems({ [name]: '' })).toEqual({ [name]: message })
  expect(problems({ [name]: wrong })).toEqual({ [name]: message })
})

it('address line two is the only optional text', () => {
  expect(problems({ addressTwo: '' })).toEqual({})
})

it('a sub-client requires a parent, a client has none', () => {
  const message = 'field is mandatory select one'
  expect(problems({ clientType: 'subClient' })).toEqual({ subClientOf: message })
  expect(problems({ clientType: 'subClient', city: '' })).toEqual({
    subClientOf: message,
    city: 'Please enter a valid city',
  })
  expect(problems({ clientType: 'subClient', subClientOf: 'client-0001' })).toEqual({})
})

it.each([
  ['Client', 'clientType', values(), { subClientOf: '' }],
  ['Sub-client', 'clientType', toClientValues(aSubClient()), { services: [] }],
  ['another field', 'city', values(), {}],
] as const)('choosing %s clears the values of the other type', (_, changed, now, cleared) => {
  expect(dependentClientValues(changed, now)).toEqual(cleared)
})
