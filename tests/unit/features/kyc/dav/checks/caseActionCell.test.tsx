import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { CaseActionCell } from '#features/kyc/dav/checks/CaseActionCell.tsx'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { aUser } from '#tests/support/builders.ts'
import { anAddressCase } from '#tests/support/davCases.ts'
import { createTestStore } from '#tests/support/stores.ts'

it.each([
  ['s.menon@pinnacle.example', 'Assigned to S. Menon'],
  ['reviewer@pinnacle.example', 'Assigned to you'],
  ['Reviewer@Pinnacle.example', 'Assigned to you'],
])('an assigned case shows its assignee: %s', (assignee, expected) => {
  const store = createTestStore()
  store.dispatch(signedIn(aUser({ email: 'reviewer@pinnacle.example' })))
  render(
    <Provider store={store}>
      <CaseActionCell record={anAddressCase({ status: 'ASSIGNED', assignee })} />
    </Provider>,
  )
  expect(screen.getByText(expected)).toBeVisible()
})
