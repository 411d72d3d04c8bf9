import { act, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseFrame } from '#app/prerender/chooseFrame.ts'
import { ReplayEarlyInput } from '#app/PublicLayout.tsx'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/sessionFlag.ts'

beforeEach(clearSessionFlag)
afterEach(clearSessionFlag)

it.each([
  ['its own address', { prerendered: '/', forGuests: '' }, '/', 'prerendered'],
  ['another address', { prerendered: '/', forGuests: '' }, '/home', 'neutral'],
  ['a page that nothing was painted into', {}, '/home', 'neutral'],
  ['a candidate page', { prerendered: '/dav/form' }, '/dav/form', 'prerendered'],
] as const)('%s is %s at %s: %s', (_, marks, pathname, frame) => {
  expect(chooseFrame(marks, pathname)).toBe(frame)
})

it('shows a guest’s frame to nobody who is signed in, and a candidate’s to everybody', () => {
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

it('hands what was typed and ticked before the script on to the form', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const form = (
    <StrictMode>
      <Form />
    </StrictMode>
  )
  place.innerHTML = renderToString(form)
  screen.getByLabelText<HTMLInputElement>('Email').value = 'kabir@kaveri.example'
  screen.getByLabelText<HTMLTextAreaElement>('Address').value = '4 Mill Road'
  screen.getByLabelText<HTMLInputElement>('Terms').checked = true

  const root = await act(() => hydrateRoot(place, form))
  expect(screen.getByRole('status')).toHaveTextContent('kabir@kaveri.example|4 Mill Road|true')
  expect(screen.getByLabelText('Email')).toHaveValue('kabir@kaveri.example')
  expect(screen.getByLabelText('Terms')).toBeChecked()
  act(() => root.unmount())
  place.remove()
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

it('hands the radio that was ticked on, and not the one that lost its tick', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Languages />)
  screen.getByRole<HTMLInputElement>('radio', { name: 'Tamil' }).checked = true
  const root = await act(async () => hydrateRoot(place, <Languages />))
  expect(screen.getByRole('status')).toHaveTextContent('Tamil')
  expect(screen.getByRole('radio', { name: 'Tamil' })).toBeChecked()
  act(() => root.unmount())
  place.remove()
})
