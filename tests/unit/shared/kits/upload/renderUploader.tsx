import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'

/** An uploader over a fresh store, with the dialogs that it raises. */
export function renderUploader(uploader: ReactNode, clientPrivilege = 'Paid') {
  const store = makeStore()
  store.dispatch(
    signedIn({
      email: 'meera@example.com',
      username: 'Meera Nair',
      initials: 'MN',
      clientCode: 'ACME',
      privilege: 'User',
      clientPrivilege,
      services: null,
    }),
  )
  render(
    <Provider store={store}>
      <MemoryRouter>
        {uploader}
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  // Pickers may hand over anything, whatever `accept` says.
  return { store, user: userEvent.setup({ applyAccept: false }) }
}
