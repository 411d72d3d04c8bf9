import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ADMIN_FIELDS, isWebAddress } from '#features/admin/fieldRules.ts'

type Field = keyof typeof ADMIN_FIELDS

const PASSWORD = 'Password must have: ≥8 characters, 1 uppercase, 1 number, 1 special character.'

/** For each field: valid values, invalid values, and the message of shell §5 (null: never invalid). */
const RULES: Record<Field, { good: string[]; bad: string[]; message: string | null }> = {
  organizationName: {
    good: ['Kaveri', ' Konkan Coastal Finance ', 'n'.repeat(39), 'Ōm & Sons (P) Ltd.'],
    bad: ['', '   ', 'n'.repeat(40)],
    message: 'Please enter a valid Organization name',
  },
  clientCode: { good: ['KVM', '7'], bad: ['', ' '], message: 'Please enter a valid client code' },
  url: {
    good: [
      'https://konkan.example',
      'http://a.b.example:8080/x?y=1',
      'http://intranet/doc',
      'http://localhost:8080/doc',
    ],
    bad: [
      '',
      'konkan coastal.example',
      'konkan',
      'konkan.example',
      'konkan.example:8080/x',
      'https:konkan.example',
      'https://anil:secret@konkan.example',
      'ftp://konkan.example',
      'https://',
      'a..b',
      'mailto:a@b.in',
    ],
    message: 'Please enter a valid URL',
  },
  contactName: {
    good: ['Asha', 'n'.repeat(39)],
    bad: ['', 'n'.repeat(40)],
    message: 'Please enter a valid contact name',
  },
  email: {
    good: ['a@b.in', 'o’brien+kyc@bank.co.in'],
    bad: ['', 'a.b.in', 'a@b', 'a@b.i', 'a@b.1n', 'a b@c.in', 'a@@b.in'],
    message: 'Please enter a valid email address',
  },
  userEmail: {
    good: ['a@b.in', 'a.b+c%d-e_f@x-y.co.in'],
    bad: ['', 'a@b', 'o’brien@bank.in', 'a@b..in'],
    message: 'Please enter a valid email address',
  },
  phone: {
    good: ['9845012345'],
    bad: ['', '984501234', '98450123456', '98450 12345', '+919845012345', '९८४५०१२३४५'],
    message: 'Please enter a valid phone number',
  },
  optionalPhone: {
    good: ['', ' ', '9845012345'],
    bad: ['1', '98450123456'],
    message: 'Please enter a valid phone number',
  },
  address: { good: ['12, MG Road'], bad: ['', ' '], message: 'Please enter a valid address' },
  optionalText: { good: ['', 'Second floor'], bad: [], message: null },
  landMark: { good: ['Near the lake'], bad: ['', '\t'], message: 'Please enter a valid land mark' },
  city: { good: ['Panaji'], bad: [''], message: 'Please enter a valid city' },
  pincode: {
    good: ['403001', '1'],
    bad: ['', '4030-01', '403 001', 'abc'],
    message: 'Please enter a valid pincode',
  },
  stateName: { good: ['Goa'], bad: [''], message: 'Please enter a valid state name' },
  country: { good: ['India'], bad: [''], message: 'Please enter a valid country' },
  selection: { good: ['client-0001'], bad: [''], message: 'field is mandatory select one' },
  userName: {
    good: ['Priya', 'Priya S'],
    bad: ['', 'Ravi', ' Ravi '],
    message: 'Please enter a valid user name , min 5 char',
  },
  serviceName: {
    good: ['payslip', 'n'.repeat(39)],
    bad: ['', ' ', 'n'.repeat(40)],
    message: 'Please enter a valid service name',
  },
  serviceDescription: {
    good: ['Reads a payslip'],
    bad: [''],
    message: 'Please enter a valid service description',
  },
  serviceType: { good: ['KYC'], bad: [''], message: 'Please enter a valid service type' },
  newPassword: {
    good: ['Lekha@2026'],
    bad: ['', 'lekha@2026', 'Lekha2026', 'L@2a'],
    message: PASSWORD,
  },
}

describe.each(Object.entries(RULES) as [Field, (typeof RULES)[Field]][])(
  '%s',
  (field, { good, bad, message }) => {
    it.each(good)('accepts %j', (text) => {
      expect(safeParse(ADMIN_FIELDS[field], text).success).toBe(true)
    })
    it.each(bad)('rejects %j with its message', (text) => {
      const { success, issues } = safeParse(ADMIN_FIELDS[field], text)
      expect(success).toBe(false)
      expect(issues?.[0].message).toBe(message)
    })
  },
)

it('has a message for each field', () => {
  expect(Object.keys(RULES).sort()).toEqual(Object.keys(ADMIN_FIELDS).sort())
})

it('rejects a script as a web address', () => {
  expect(isWebAddress('javascript:alert(1)')).toBe(false)
})
