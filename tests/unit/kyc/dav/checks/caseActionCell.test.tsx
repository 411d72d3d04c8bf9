import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { CaseActionCell } from '#features/kyc/dav/checks/CaseActionCell.tsx'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { aUser } from '#tests/support/builders.ts'
import { anAddressCase } from '#tests/support/davCases.ts'
import { aStore } from '#tests/support/stores.ts'

it.each([
  ['s.menon@pinnacle.example', 'Held by S. Menon'],
  ['reviewer@pinnacle.example', 'Held by you'],
  ['Reviewer@Pinnacle.example', 'Held by you'],
])('an assigned case says who holds it: %s', (assignee, shown) => {
  const store = aStore()
  store.dispatch(signedIn(aUser({ email: 'reviewer@pinnacle.example' })))
  render(
    <Provider store={store}>
      <CaseActionCell one={anAddressCase({ status: 'ASSIGNED', assignee })} />
    </Provider>,
  )
  expect(screen.getByText(shown)).toBeVisible()
})
