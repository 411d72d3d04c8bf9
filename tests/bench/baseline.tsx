import * as toolkit from '@reduxjs/toolkit'
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom'

/**
 * The baseline of the first load (performance.md, First load): React, router and Redux Toolkit with one form, the
 * minimum for a sign-in page on this stack.
 */
Object.assign(globalThis, { toolkit }) // the whole package, because a product soon uses most of it

const email = createSlice({
  name: 'email',
  initialState: '',
  reducers: { typed: (_, { payload }: PayloadAction<string>) => payload },
})
const store = configureStore({ reducer: { email: email.reducer } })

function Form() {
  const value = useSelector((state: ReturnType<typeof store.getState>) => state.email)
  const dispatch = useDispatch()
  return (
    <form>
      <h1>Sign in</h1>
      <label>
        Work email
        <input
          value={value}
          onChange={(event) => dispatch(email.actions.typed(event.target.value))}
        />
      </label>
      <button type="submit">Continue</button>
      <Link to="/other">Other</Link>
    </form>
  )
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/baseline.html" element={<Form />} />
          <Route path="*" element={<Navigate to="/baseline.html" replace />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  )
