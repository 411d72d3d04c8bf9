import { expect, it } from 'vitest'
import type { CandidateDialog } from '#features/candidate/addressForm/dialogs/dialogWords.ts'
import { dialogs } from '#features/candidate/addressForm/dialogs/words/en.ts'
import { CANDIDATE_ROWS } from '#shared/errors/rows/candidate.ts'

const NAMES = Object.keys(CANDIDATE_ROWS) as CandidateDialog[] // keys of the table

it.each(NAMES)('%s says in English what the catalogue says', (name) => {
  const { title, descriptionFirst, descriptionSecond } = CANDIDATE_ROWS[name]
  expect(dialogs[name]).toEqual({ title, line: `${descriptionFirst} ${descriptionSecond}` })
})
