import { act, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseFrame } from '#app/prerender/chooseFrame.ts'
import { ReplayEarlyInput } from '#app/PublicPage.tsx'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'

beforeEach(clearSessionFlag)
afterEach(clearSessionFlag)

it.each([
  ['its own URL', { prerendered: '/', forGuests: '' }, '/', 'prerendered'],
  ['another URL', { prerendered: '/', forGuests: '' }, '/home', 'neutral'],
  ['a page that was not prerendered', {}, '/home', 'neutral'],
  ['a candidate page', { prerendered: '/dav/form' }, '/dav/form', 'prerendered'],
] as const)('%s is %s at %s: %s', (_, marks, pathname, frame) => {
  expect(chooseFrame(marks, pathname)).toBe(frame)
})

it('shows guest content only to guests, and candidate content to everybody', () => {
  setSessionFlag()
  expect(chooseFrame({ prerendered: '/', forGuests: '' }, '/')).toBe('neutral')
  expect(chooseFrame({ prerendered: '/uan/form' }, '/uan/form')).toBe('prerendered')
})

function Form() {
  const [email, setEmail] = useState('')
  const [address, setAddress] = useState('')
  const [accepted, setAccepted] = useState(false)
  return (
    <form>
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <textarea
        aria-label="Address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <input
        aria-label="Terms"
        type="checkbox"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <output>{`${email}|${address}|${accepted}`}</output>
      <ReplayEarlyInput />
    </form>
  )
}

it('passes input from before the script to the form', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const form = (
    <StrictMode>
      <Form />
    </StrictMode>
  )
  container.innerHTML = renderToString(form)
  screen.getByLabelText<HTMLInputElement>('Email').value = 'kabir@kaveri.example'
  screen.getByLabelText<HTMLTextAreaElement>('Address').value = '4 Mill Road'
  screen.getByLabelText<HTMLInputElement>('Terms').checked = true

  const root = await act(() => hydrateRoot(container, form))
  expect(screen.getByRole('status')).toHaveTextContent('kabir@kaveri.example|4 Mill Road|true')
  expect(screen.getByLabelText('Email')).toHaveValue('kabir@kaveri.example')
  expect(screen.getByLabelText('Terms')).toBeChecked()
  act(() => root.unmount())
  container.remove()
})

function Languages() {
  const [chosen, choose] = useState('English')
  return (
    <>
      {['English', 'Tamil'].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="language"
            checked={name === chosen}
            onChange={() => choose(name)}
          />
          {name}
        </label>
      ))}
      <output>{chosen}</output>
      <ReplayEarlyInput />
    </>
  )
}

it('passes the checked radio to the form, not the unchecked one', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Languages />)
  screen.getByRole<HTMLInputElement>('radio', { name: 'Tamil' }).checked = true
  const root = await act(async () => hydrateRoot(container, <Languages />))
  expect(screen.getByRole('status')).toHaveTextContent('Tamil')
  expect(screen.getByRole('radio', { name: 'Tamil' })).toBeChecked()
  act(() => root.unmount())
  container.remove()
})
