import { beforeEach, expect } from 'vitest'
import type { SandboxService } from '#tests/sandbox/records/service.ts'
import { test } from '#tests/support/sandboxTest.ts'
import {
  as,
  clientOf,
  create,
  KABIR,
  rows,
  serviceFields,
  serviceOf,
  setStatus,
  update,
  userOf,
  VIDYA,
} from './steps.ts'

beforeEach(async () => {
  await as(VIDYA)
})

test('lists the services that users can have, and two that are switched off', async () => {
  const services = await rows<SandboxService>('service')
  expect(services[1]).toEqual({
    serviceId: 'service-0002',
    name: 'payslip',
    description: 'Reads earnings and deductions of each month',
    serviceType: 'Financial Services',
    endPointDocument: 'https://docs.lekha.example/payslip',
    isActive: true,
  })
  const off = services.filter(({ isActive }) => !isActive).map(({ name }) => name)
  expect([services.length, off]).toEqual([16, ['balanceSheet', 'cashFlow']])
})

test('creates a service and answers the record', async () => {
  expect(await create('service', serviceFields())).toEqual({
    status: 201,
    body: {
      message: 'Created',
      data: { serviceId: 'service-0017', isActive: true, ...serviceFields() },
    },
  })
  expect(await rows('service')).toHaveLength(17)
})

test.each([
  ['name', ' '],
  ['description', ''],
  ['serviceType', ''],
  ['endPointDocument', 'a page'],
  ['isActive', true],
])('refuses a service whose %s is %j, and names the field', async (field, value) => {
  const { status, body } = await create('service', { ...serviceFields(), [field]: value })
  expect(status).toBe(422)
  expect(body).toMatchObject({ detail: [{ msg: expect.stringContaining(`body.${field}: `) }] })
})

test('answers 208 for a name that another service has, whatever its case', async () => {
  expect((await create('service', serviceFields({ name: 'PAYSLIP' }))).status).toBe(208)
  const { serviceId } = serviceOf('gstr')
  expect((await update('service', serviceId, serviceFields({ name: 'payslip' }))).status).toBe(208)
  expect(await rows('service')).toHaveLength(16)
  expect(serviceOf('gstr').serviceId).toBe(serviceId)
})

test('updates a service; a new name shows with all who have it', async () => {
  const { serviceId } = serviceOf('payslip')
  expect(await update('service', serviceId, serviceFields())).toEqual({
    status: 200,
    body: { message: 'Updated', data: { serviceId, isActive: true, ...serviceFields() } },
  })
  const renamed = { serviceId, serviceName: 'rentReceipt' }
  expect(clientOf('KVM').service).toContainEqual(renamed)
  expect(userOf('isha.gupta@deccan.example').services).toEqual([renamed])
})

test('takes an inactive service out of what sign-in tells', async () => {
  const told = async () => {
    const { body } = await as(KABIR)
    return (body as { service: { serviceName: string }[] }).service.map((one) => one.serviceName)
  }
  expect(await told()).toContain('payslip')
  await as(VIDYA)
  await as(VIDYA)
  expect((await setStatus('service', serviceOf('payslip').serviceId, false)).status).toBe(200)
  expect(await told()).not.toContain('payslip')
})

test('knows no service of another id', async () => {
  const unknown = { status: 404, body: { detail: 'There is no service service-9999.' } }
  expect(await update('service', 'service-9999', serviceFields())).toEqual(unknown)
  expect(await setStatus('service', 'service-9999', true)).toEqual(unknown)
})
