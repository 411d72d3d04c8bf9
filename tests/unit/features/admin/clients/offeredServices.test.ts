import { expect, it } from 'vitest'
import { parentOf, servicesOf } from '#features/admin/clients/client.ts'
import { offeredServices, formatServiceNames } from '#features/admin/clients/offeredServices.ts'
import { aClient, aSubClient, PAN, PAYSLIP } from './aClient.ts'

const record = (serviceId: string, name: string, isActive = true) => ({
  serviceId,
  name,
  description: '',
  serviceType: 'KYC',
  endPointDocument: 'https://docs.example',
  isActive,
})
const STORE = [
  record('service-0002', 'payslip'),
  record('service-0008', 'pancard'),
  record('service-0015', 'creditBureau', false),
  record('service-0016', 'newThing'),
]

it.each([
  ['active ones only', [], ['Payslip', 'PAN', 'newThing'], []],
  ['an assigned active service', [PAYSLIP], ['Payslip', 'PAN', 'newThing'], []],
  [
    'an assigned inactive service',
    [{ serviceId: 'service-0015', serviceName: 'creditBureau' }],
    ['Payslip', 'PAN', 'newThing', 'creditBureau'],
    ['Inactive'],
  ],
  [
    'an assigned service that no longer exists',
    [{ serviceId: 'service-0099', serviceName: 'gstr' }],
    ['Payslip', 'PAN', 'newThing', 'GSTR analyzer'],
    ['No longer offered'],
  ],
])('offers a client %s', (_, assigned, labels, notes) => {
  const offered = offeredServices(STORE, assigned)
  expect(offered.map(({ label }) => label)).toEqual(labels)
  expect(offered.flatMap(({ note }) => note ?? [])).toEqual(notes)
})

it('an offered service can be assigned as it is', () => {
  expect(offeredServices(STORE, [])[0]).toEqual({ ...PAYSLIP, label: 'Payslip' })
})

it.each([
  ['', []],
  ['Payslip', [PAYSLIP]],
  ['Payslip and PAN', [PAYSLIP, PAN]],
])('lists services in a sentence: %s', (text, services) => {
  expect(formatServiceNames(services)).toBe(text)
})

it('a sub-client has its parent’s services, and none if the parent is missing', () => {
  const parent = aClient({ services: [PAN] })
  const sub = aSubClient()
  expect(parentOf(sub, [sub, parent])).toBe(parent)
  expect(servicesOf(sub, [parent])).toEqual([PAN])
  expect(servicesOf(sub, [sub])).toEqual([])
  expect(parentOf(parent, [parent])).toBeUndefined()
  expect(servicesOf(parent, [])).toEqual([PAN])
})
