import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { makeStore } from '#shared/platform/store/makeStore.ts'

function CurrentPath() {
  return <p>At {useLocation().pathname}</p>
}

/** A page at /payslip with a button on it, and over it what is tested. */
export function renderOverPage(over: ReactElement) {
  const store = makeStore()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/payslip']}>
        <button type="button">Behind</button>
        <CurrentPath />
        {over}
      </MemoryRouter>
    </Provider>,
  )
  return store
}
