import { expect, test } from 'vitest'
import { stepAdding, type Adding } from '#shared/records/useMadeRecord.ts'

const CLOSED = { id: null, isNew: false }
const FORM = { id: null, isNew: true }
const OPENED = { id: 'b', isNew: false }
const BEFORE = new Set(['a', 'b'])

test.each<[string, Adding, Parameters<typeof stepAdding>[1], Adding]>([
  [
    'the form opens: what the list holds is remembered',
    { isOpen: false, before: null },
    { ...FORM, ids: () => ['a', 'b'] },
    { isOpen: true, before: BEFORE },
  ],
  [
    'the form was opened by a link and the list is not known yet: nothing would be told from it',
    { isOpen: false, before: null },
    { ...FORM, ids: () => null },
    { isOpen: false, before: null },
  ],
  [
    'the list grows while the form is open: what was there before stays what it was',
    { isOpen: true, before: BEFORE },
    { ...FORM, ids: () => ['a', 'b', 'c'] },
    { isOpen: true, before: BEFORE },
  ],
  [
    'the form closes: what came meanwhile is new',
    { isOpen: true, before: BEFORE },
    { ...CLOSED, ids: () => ['a', 'b', 'c'] },
    { isOpen: false, before: BEFORE },
  ],
  [
    'it opens once more: what was new is not any more',
    { isOpen: false, before: BEFORE },
    { ...FORM, ids: () => ['a', 'b', 'c'] },
    { isOpen: true, before: new Set(['a', 'b', 'c']) },
  ],
  [
    'another record is looked at',
    { isOpen: false, before: BEFORE },
    { ...OPENED, ids: () => ['a', 'b', 'c'] },
    { isOpen: false, before: null },
  ],
])('%s', (_, adding, now, next) => {
  const stepped = stepAdding(adding, now)
  expect(stepped).toEqual(next)
  expect(stepAdding(stepped, now)).toBe(stepped)
})
