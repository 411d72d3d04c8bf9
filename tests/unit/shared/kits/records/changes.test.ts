import { describe, expect, it } from 'vitest'
import type { AssignedService } from '#features/admin/assignedService.ts'
import {
  findChanges,
  mergeChangesInto,
  formatFieldValue,
  isSameValue,
} from '#shared/kits/records/form/fieldChanges.ts'
import type { FieldSpec, SectionSpec } from '#shared/kits/records/form/formSpec.ts'

type Values = {
  name: string
  kind: string
  secret: string
  parent: string
  services: readonly AssignedService[]
}

const PAYSLIP = { serviceId: 's1', serviceName: 'payslip' }
const DAV = { serviceId: 's2', serviceName: 'DAV' }
const START: Values = { name: 'Kaveri', kind: 'b', secret: '', parent: '', services: [PAYSLIP] }

const NAME: FieldSpec<Values> = { name: 'name', label: 'Name', control: { kind: 'text' } }
const KIND: FieldSpec<Values> = {
  name: 'kind',
  label: 'Kind',
  control: {
    kind: 'segmented',
    options: [
      { value: 'a', label: 'Client' },
      { value: 'b', label: 'Sub-client' },
    ],
  },
}
const SECRET: FieldSpec<Values> = {
  name: 'secret',
  label: 'Password',
  control: { kind: 'password' },
  formatValue: 'secret',
}
const PARENT: FieldSpec<Values> = {
  name: 'parent',
  label: 'Parent',
  control: { kind: 'text' },
  isHidden: ({ values }) => values.kind === 'a',
}
const SERVICES: FieldSpec<Values> = {
  name: 'services',
  label: 'Services',
  control: { kind: 'custom', render: () => null },
  formatValue: ({ services }) => services.map(({ serviceName }) => serviceName).join(', '),
}
const SECTIONS: SectionSpec<Values>[] = [
  { title: 'One', fields: [NAME, KIND, SECRET, PARENT] },
  { title: 'Two', fields: [SERVICES] },
]

const FORM = { sections: SECTIONS, itemKey: 'serviceId' }

describe('sameValue', () => {
  it.each([
    ['a', 'a', true],
    [' a ', 'a', true],
    ['a', 'b', false],
    ['', undefined, false],
    [undefined, undefined, true],
    [[PAYSLIP, DAV], [DAV, PAYSLIP], true],
    [[PAYSLIP], [DAV], false],
    [[PAYSLIP], [PAYSLIP, DAV], false],
    [[PAYSLIP], [PAYSLIP, PAYSLIP], false],
    ['', [], false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSameValue(a, b, 'serviceId')).toBe(same)
  })
})

describe('readValue', () => {
  const values: Values = { ...START, kind: 'a', secret: 'Lekha@2026', services: [PAYSLIP, DAV] }
  it.each([
    [NAME, 'Kaveri'],
    [KIND, 'Client'],
    [SECRET, '••••••••'],
    [PARENT, '(empty)'],
    [SERVICES, 'payslip, DAV'],
    [{ ...NAME, formatValue: ({ kind }: Values) => `of kind ${kind}` }, 'of kind a'],
  ] satisfies [FieldSpec<Values>, string][])('%#', (field, text) => {
    expect(formatFieldValue(field, values)).toBe(text)
  })
})

describe('changesOf', () => {
  it('lists old and new values in form order', () => {
    const values: Values = { ...START, name: 'Kaveri Bank', services: [DAV, PAYSLIP] }
    expect(findChanges({ ...FORM, mode: 'edit' }, START, values)).toEqual([
      { name: 'name', label: 'Name', from: 'Kaveri', to: 'Kaveri Bank' },
      { name: 'services', label: 'Services', from: 'payslip', to: 'DAV, payslip' },
    ])
  })

  it('finds no change if only spaces and order differ', () => {
    expect(findChanges({ ...FORM, mode: 'edit' }, START, { ...START, name: ' Kaveri ' })).toEqual(
      [],
    )
  })

  it('omits a field that is not on the form', () => {
    const values: Values = { ...START, kind: 'a', parent: 'p' }
    expect(findChanges({ ...FORM, mode: 'edit' }, START, values).map(({ name }) => name)).toEqual([
      'kind',
    ])
  })

  it('has no old value for a new record, and never a password', () => {
    const values: Values = { ...START, secret: 'Lekha@2026' }
    expect(findChanges({ ...FORM, mode: 'add' }, START, values)).toEqual([
      { name: 'secret', label: 'Password', from: null, to: '••••••••' },
    ])
  })
})

describe('onNewest', () => {
  it('applies local changes to the newest record', () => {
    const newest: Values = { ...START, kind: 'a', services: [] }
    expect(mergeChangesInto(newest, START, { ...START, name: 'Kaveri Bank' }, 'serviceId')).toEqual(
      {
        ...newest,
        name: 'Kaveri Bank',
      },
    )
  })

  it('prefers the local change of the same field', () => {
    const newest: Values = { ...START, services: [] }
    const values: Values = { ...START, services: [PAYSLIP, DAV] }
    expect(mergeChangesInto(newest, START, values, 'serviceId').services).toEqual([PAYSLIP, DAV])
  })

  it('keeps a field that the form does not show', () => {
    const start: Values = { ...START, kind: 'a' }
    expect(mergeChangesInto(start, start, { ...start, parent: 'p' }, 'serviceId').parent).toBe('p')
  })
})
