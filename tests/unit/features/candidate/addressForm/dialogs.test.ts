import { expect, it } from 'vitest'
import { messages } from '#features/candidate/addressForm/locales/en.json'
import type { CandidateDialog } from '#features/candidate/addressForm/model/flow.ts'
import { CANDIDATE_DIALOGS } from '#shared/ui/dialogs/definitions/candidate.ts'

const NAMES = Object.keys(CANDIDATE_DIALOGS) as CandidateDialog[] // keys of the table

it.each(NAMES)('%s says in English what the catalogue says', (name) => {
  const { title, descriptionFirst, descriptionSecond } = CANDIDATE_DIALOGS[name]
  expect(messages.dialogs[name]).toEqual({
    title,
    line: `${descriptionFirst} ${descriptionSecond}`,
  })
})
