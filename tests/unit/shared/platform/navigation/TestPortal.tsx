import { StrictMode, useState } from 'react'
import { Provider } from 'react-redux'
import {
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { GuardedRouter } from '#app/GuardedRouter.tsx'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'

function Form() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [name, setName] = useState('')
  const release = useLeaveGuard({
    isDirty: name !== '',
    isUnaffectedBy: (next) =>
      next.pathname === '/form' &&
      new URLSearchParams(next.search).get('open') === params.get('open'),
  })
  return (
    <>
      <h1>Form {params.get('open')}</h1>
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" onClick={() => setParams({ open: '1', q: 'rao' }, { replace: true })}>
        Search
      </button>
      <button type="button" onClick={() => setParams({ open: '2' })}>
        Next record
      </button>
      <button
        type="button"
        onClick={() => {
          release()
          void navigate('/list')
        }}
      >
        Save
      </button>
    </>
  )
}

function Bar() {
  const session = useSessionScope()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [isOut, setIsOut] = useState(false)
  return (
    <nav>
      <a href="#main">Skip</a>
      <Link to="/list">List</Link>
      <Link to="/form?open=1">Form</Link>
      <Link to="/old">Moved</Link>
      <button type="button" onClick={() => void navigate('/other')}>
        Other
      </button>
      <button type="button" onClick={() => void navigate('/other', { replace: true })}>
        Other instead
      </button>
      <button
        type="button"
        onClick={() =>
          void session
            .get(leaveGuards)
            .confirmLeaving()
            .then((mayLeave) => mayLeave && setIsOut(true))
        }
      >
        Log Out
      </button>
      <output>{isOut ? 'Logged out' : `At ${pathname}${search}${hash}`}</output>
    </nav>
  )
}

/** Three pages under the product's router and dialogs; the form at /form?open=1 has something to lose. */
export function TestPortal({ store }: { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <GuardedRouter>
          <Bar />
          <main id="main">
            <Routes>
              <Route path="/start" element={<h1>Start</h1>} />
              <Route path="/list" element={<h1>List</h1>} />
              <Route path="/other" element={<h1>Other</h1>} />
              <Route path="/form" element={<Form />} />
              <Route path="/old" element={<Navigate to="/other" replace />} />
            </Routes>
          </main>
          <OverlayHost />
        </GuardedRouter>
      </Provider>
    </StrictMode>
  )
}
