import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApplicantCard } from '#features/candidate/addressForm/screens/ApplicantCard.tsx'
import { Worded, WordsProvider } from '#features/candidate/addressForm/words/words.ts'
import { aFormCase } from './builders.ts'

it('a case that names nobody says on whose behalf it asks, and shows no empty name', async () => {
  const source = { name: '', address: '', stayFrom: '', stayTo: '' }
  render(
    <WordsProvider>
      <Worded>
        <ApplicantCard formCase={{ ...aFormCase(), source }} />
      </Worded>
    </WordsProvider>,
  )
  const line = await screen.findByText(/^on behalf of /)
  expect(line.parentElement?.children).toHaveLength(1)
})
