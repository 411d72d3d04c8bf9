import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { makeStore } from '#shared/store/makeStore.ts'

function Address() {
  return <p>At {useLocation().pathname}</p>
}

/** A page at /payslip with a button on it, and over it what is tested. */
export function renderOver(over: ReactElement) {
  const store = makeStore()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/payslip']}>
        <button type="button">Behind</button>
        <Address />
        {over}
      </MemoryRouter>
    </Provider>,
  )
  return store
}
