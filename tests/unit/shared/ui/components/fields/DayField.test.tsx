import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DayField, focusUnreadableDay } from '#shared/ui/components/fields/DayField.tsx'

function From({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-20')
  return (
    <div data-testid="form">
      <DayField
        label="From"
        value={day}
        onChange={(next) => {
          setDay(next)
          onDay(next)
        }}
      />
      <button type="button" onClick={() => setDay('2026-10-01')}>
        Preset
      </button>
    </div>
  )
}

function openField() {
  const days: string[] = []
  render(<From onDay={(day) => days.push(day)} />)
  return { user: userEvent.setup(), days, field: screen.getByRole('textbox', { name: 'From' }) }
}

it.each([
  ['1/10/2026', '2026-10-01', '01/10/2026'],
  ['01.10.2026', '2026-10-01', '01/10/2026'],
  ['1 Oct 2026', '2026-10-01', '01/10/2026'],
  ['2026-10-01', '2026-10-01', '01/10/2026'],
])('reads %s as %s, day first, and shows %s', async (typed, day, shown) => {
  const { user, days, field } = openField()
  expect(field).toHaveValue('20/11/2026')
  await user.clear(field)
  await user.type(field, typed)
  expect(days.at(-1)).toBe(day)
  await user.tab()
  expect(field).toHaveValue(shown)
  expect(field).toBeValid()
})

it('keeps a text that is not a day, reports no day for it and says what to enter', async () => {
  const { user, days, field } = openField()
  await user.clear(field)
  await user.type(field, '10/31/2026')
  expect(days.at(-1)).toBe('')
  expect(field).toHaveValue('10/31/2026')
  expect(field).not.toHaveAccessibleDescription()
  expect(focusUnreadableDay(screen.getByTestId('form'))).toBe(true)
  expect(field).toHaveFocus()
  expect(await screen.findByText(/^There is no month 31/)).toBeVisible()
  expect(field).toHaveAccessibleDescription(/^There is no month 31/)
  await user.click(screen.getByRole('button', { name: 'Preset' }))
  expect(field).toHaveValue('01/10/2026')
  expect(focusUnreadableDay(screen.getByTestId('form'))).toBe(false)
})
