import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CandidateAnswers } from '#features/kyc/dav/case.ts'
import { SourceData } from '#features/kyc/dav/review/decision/answers/SourceData.tsx'
import { aCase, ANSWERED } from './aCase.ts'

const verifiedAddress = (answers: Partial<CandidateAnswers>) => {
  render(
    <SourceData record={aCase({ answers: { ...ANSWERED, ...answers } })} subClientChoice={null} />,
  )
  return screen.getByText('Verified address').nextElementSibling?.textContent
}

it('shows a verified address although the candidate lives at the given address', () => {
  const currentVerifiedAddress = '4, Lake Road, Hosur 635109'
  expect(verifiedAddress({ stayingAtGivenAddress: 'true', currentVerifiedAddress })).toBe(
    currentVerifiedAddress,
  )
})

it('reports that it is the same if none was given', () => {
  expect(verifiedAddress({ stayingAtGivenAddress: 'true' })).toBe('Same as address')
})
