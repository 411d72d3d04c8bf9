import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDeferUntilClick } from '#shared/ui/hooks/clicks/useDeferUntilClick.ts'

/** A field that says once it was left, above a button. */
function Form() {
  const [left, setLeft] = useState(false)
  const afterPress = useDeferUntilClick()
  return (
    <>
      <input onBlur={() => afterPress(() => setLeft(true))} />
      {left && <p>left</p>}
      <button type="button">Go</button>
    </>
  )
}

const isLeft = () => screen.queryByText('left') !== null
const button = () => screen.getByRole('button')
const leave = () => fireEvent.blur(screen.getByRole('textbox'))
const tick = async () => act(() => vi.advanceTimersByTimeAsync(1))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Form />)
  return () => vi.useRealTimers()
})

it('validates a field at once when left by keyboard', () => {
  leave()
  expect(isLeft()).toBe(true)
})

it('validates a field left by a press after the click', async () => {
  fireEvent.pointerDown(button(), { button: 0 })
  fireEvent.mouseDown(button(), { button: 0 })
  leave()
  await tick()
  expect(isLeft()).toBe(false)
  fireEvent.pointerUp(button())
  fireEvent.mouseUp(button())
  fireEvent.click(button())
  expect(isLeft()).toBe(false)
  await tick()
  expect(isLeft()).toBe(true)
})

it('a touch takes the focus after its pointer is up, with the mouse events that follow', async () => {
  fireEvent.pointerDown(button(), { button: 0 })
  fireEvent.pointerUp(button())
  await tick()
  fireEvent.mouseDown(button(), { button: 0 })
  leave()
  expect(isLeft()).toBe(false)
  fireEvent.mouseUp(button())
  await tick()
  expect(isLeft()).toBe(true)
})

it.each(['pointerCancel', 'keyDown'] as const)(
  '%s ends a press that has no click',
  async (name) => {
    fireEvent.pointerDown(button(), { button: 0 })
    leave()
    fireEvent[name](button())
    await tick()
    expect(isLeft()).toBe(true)
  },
)

it('ignores other mouse buttons', () => {
  fireEvent.mouseDown(button(), { button: 2 })
  leave()
  expect(isLeft()).toBe(true)
})
