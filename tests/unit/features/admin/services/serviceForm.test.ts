import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  serviceChanges,
  ServiceFormSchema,
  toServiceDetails,
  toServiceValues,
} from '#features/admin/services/serviceForm.ts'
import { aService, values } from './aService.ts'

/** Shell §5, "Mandatory" and "Messages". */
const RULES = [
  ['name', '', 'Please enter a valid service name'],
  ['name', '   ', 'Please enter a valid service name'],
  ['description', '', 'Please enter a valid service description'],
  ['description', ' ', 'Please enter a valid service description'],
  ['serviceType', '', 'Please enter a valid service type'],
  ['serviceType', '\t', 'Please enter a valid service type'],
  ['endPointDocument', '', 'Please enter a valid URL'],
  ['endPointDocument', 'no address', 'Please enter a valid URL'],
] as const

describe('validation', () => {
  it.each(RULES)('%s rejects %o: %s', (name, input, message) => {
    const { issues } = safeParse(ServiceFormSchema, values({ [name]: input }))
    expect(issues?.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[name, message]])
  })

  it('accepts a complete form', () => {
    expect(safeParse(ServiceFormSchema, values()).success).toBe(true)
  })
})

it('a new form is empty and active, and a record is shown unchanged', () => {
  expect(toServiceValues(null)).toEqual({
    name: '',
    description: '',
    serviceType: '',
    endPointDocument: '',
    isActive: 'Active',
  })
  expect(toServiceValues(aService({ isActive: false }))).toEqual(values({ isActive: 'Inactive' }))
})

it('the body has four trimmed members', () => {
  expect(
    toServiceDetails(
      values({ name: ' gstr ', description: ' a ', serviceType: ' KYC ', endPointDocument: ' b ' }),
    ),
  ).toEqual({ name: 'gstr', description: 'a', serviceType: 'KYC', endPointDocument: 'b' })
})

describe('requests for an edit', () => {
  it.each([
    ['nothing', {}, { hasDetails: false, isActive: null }],
    ['nothing but spaces', { name: ' payslip ' }, { hasDetails: false, isActive: null }],
    ['the status', { isActive: 'Inactive' as const }, { hasDetails: false, isActive: false }],
    ['name', { name: 'slip' }, { hasDetails: true, isActive: null }],
    ['description', { description: 'x' }, { hasDetails: true, isActive: null }],
    ['type', { serviceType: 'KYC' }, { hasDetails: true, isActive: null }],
    ['document', { endPointDocument: 'a.example' }, { hasDetails: true, isActive: null }],
    [
      'both',
      { name: 'slip', isActive: 'Inactive' as const },
      { hasDetails: true, isActive: false },
    ],
  ])('%s', (_, changed, { hasDetails, isActive }) => {
    const edited = values(changed)
    expect(serviceChanges(aService(), edited)).toEqual({
      details: hasDetails ? toServiceDetails(edited) : null,
      isActive,
    })
  })
})
