import { expect, it } from 'vitest'
import { filterCharacters } from '#features/candidate/addressForm/model/fields.ts'

it.each([
  ['letters', "Anitha O'Brien 2nd", 'Anitha O Brien nd'],
  ['letters', 'Anne-Marie D’Souza', 'Anne Marie D Souza'],
  ['letters', 'K.R. Rao', 'K R Rao'],
  ['place', '१२, MG Road ४১', '12, MG Road 41'],
  ['letters', 'अनिता Rao', ' Rao'],
  ['letters', 'José\tRao', 'Jos Rao'],
  ['place', 'Hill – View', 'Hill - View'],
  ['place', "12, St. Mary's #4-B @ 50% / (East) & Co;", "12, St. Mary's #4-B @ 50% / (East) & Co"],
  ['place', 'St. Mary’s\nRoad', "St. Mary's Road"],
] as const)('%s of “%s” keep “%s”', (alphabet, text, kept) => {
  expect(filterCharacters(alphabet, text)).toBe(kept)
})
