import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TextField } from '#features/candidate/addressForm/fields/TextField.tsx'

const refused = vi.fn<() => void>()

function Landmark() {
  const [text, setText] = useState('Near temple')
  return (
    <TextField
      id="landmark"
      allowedCharacters="place"
      value={text}
      isMissing={false}
      onAnswer={setText}
      onRejected={refused}
    />
  )
}

it('what is refused in the middle of a line leaves the caret there, so that typing goes on', async () => {
  render(<Landmark />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '!a ', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(field).toHaveValue('Near a temple')
  expect(field.selectionStart).toBe(7)
  expect(refused).toHaveBeenCalledTimes(1)
})
