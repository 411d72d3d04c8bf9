import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareValues, sortedIndexes } from '#shared/ui/table/query/sortRows.ts'

fc.configureGlobal({ seed: 20_261_123 })

const word = fc.constantFrom(
  'unit',
  'Unit',
  ' ',
  '-',
  '_',
  '.',
  '/',
  '9',
  '10',
  '007',
  '0',
  'é',
  'अ',
)
const text = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.array(word, { maxLength: 5 }).map((all) => all.join('')),
)

it.each([false, true])('sorts texts as the collator does (descending: %s)', (descending) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const sign = descending ? -1 : 1
      const indexes = texts.map((_, index) => index)
      expect(sortedIndexes(texts, (value) => value, descending)).toEqual(
        indexes.toSorted((a, b) => sign * compareValues(texts[a], texts[b])),
      )
    }),
    { numRuns: 1000 },
  )
})
