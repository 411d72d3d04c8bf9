import { describe, expect, it } from 'vitest'
import type { IdentityFact } from '#shared/kits/facts/documentFacts.ts'
import { identityFactOf, identityValues } from '#shared/kits/facts/identityKeys.ts'

describe('the fact under a key', () => {
  it.each<[IdentityFact, string[]]>([
    [
      'name',
      ['name', 'EMPLOYEE_NAME', 'EmployeeName', 'holder_name', 'elector_name', "Owner's Name"],
    ],
    ['name', ['Name of Employee', 'FULL_NAME', 'Cardholder Name', 'nameOfHolder']],
    ['father', ['father_name', "Father's Name", 'Name of Father', 'son_of', 'S/O', 'D/O']],
    ['spouse', ['HusbandName', 'SPOUSE_NAME', 'husband', 'W/o', 'wife_of', 'H/O']],
    ['relative', ['C/O', 'son_wife_daughter_of', 'S/W/D of', 'guardian', 'Father/Husband Name']],
    ['birthDate', ['dob', 'DOB', 'D.O.B.', 'date_of_birth', 'DateOfBirth', 'Birth date']],
    ['pan', ['PAN', 'PAN_NO', 'panNumber', 'Pan Number', 'PERMANENT_ACCOUNT_NUMBER', 'PAN No.']],
    ['aadhaar', ['Aadhaar Number', 'AADHAR_NO', 'aadhaar', 'UID', 'Aadhar card no']],
    ['address', ['address', 'PERMANENT_ADDRESS', 'Employee Address', 'residentialAddress']],
    ['employer', ['EMPLOYER_NAME', 'employer', 'COMPANY_NAME', 'Name of the Employer']],
    ['accountHolder', ['Bank A/c holder', 'ACCOUNT_HOLDER_NAME', 'Name as per bank']],
    ['uan', ['UAN', 'uan_no', 'PF UAN', 'UAN_NUMBER', 'Universal Account Number']],
  ])('%s', (fact, keys) => {
    expect(keys.map((key) => [key, identityFactOf(key)])).toEqual(keys.map((key) => [key, fact]))
  })

  it.each([
    'bank_name',
    'mother_name',
    'BANK_ACCOUNT_NO',
    'DL Number',
    'date_of_issue',
    'company_address',
    'relation_type',
    'PANEL',
    'designation',
    'PF_NO',
    '',
  ])('none for %s', (key) => expect(identityFactOf(key)).toBeNull())
})

it('leaves out unread values', () => {
  const fields = ['Insufficient Info', ' ', 'N/A', '-', 'null', 'Na Li'].map((text) => ({
    key: 'name',
    text,
  }))
  const values = identityValues(fields, (text) => ({ kind: 'text', text }))
  expect(values.map(({ text }) => text)).toEqual(['Na Li'])
})
