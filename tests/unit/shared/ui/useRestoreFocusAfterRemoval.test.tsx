import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/focus/useRestoreFocusAfterRemoval.ts'

/** Rows with a remedy that goes when it is pressed, and a way to remove them. */
function Rows({ names }: { names: readonly string[] }) {
  const area = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(names)
  const [fixed, setFixed] = useState<readonly string[]>([])
  const [isStopped, setStopped] = useState(false)
  useRestoreFocusAfterRemoval(area)
  return (
    <div ref={area} role="group" aria-label="Area" tabIndex={-1}>
      <section aria-label="Files">
        {!isStopped && (
          <button type="button" onClick={() => setStopped(true)}>
            Stop
          </button>
        )}
        <ul>
          {rows.map((name) => (
            <li key={name} aria-label={name}>
              {!fixed.includes(name) && (
                <button type="button" onClick={() => setFixed([...fixed, name])}>
                  Fix {name}
                </button>
              )}
              <button type="button" onClick={() => setRows(rows.filter((row) => row !== name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

it.each([
  ['a row keeps it where its button goes', 'Fix two', 'two'],
  ['the next row has it where its row goes', 'Remove two', 'three'],
  ['the last row has it where there is no next one', 'Remove three', 'two'],
])('%s', async (_, press, row) => {
  render(<Rows names={['one', 'two', 'three']} />)
  await userEvent.click(screen.getByRole('button', { name: press }))
  await vi.waitFor(() => expect(screen.getByRole('listitem', { name: row })).toHaveFocus())
})

it('focuses the section without a row', async () => {
  render(<Rows names={['one']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  const section = screen.getByRole('region', { name: 'Files' })
  await vi.waitFor(() => expect(section).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Remove one' }))
  await vi.waitFor(() => expect(section).toHaveFocus())
})

it('does not restore a focus that the user moved', async () => {
  const view = render(<Rows key="a" names={['one', 'two']} />)
  act(() => screen.getByRole('button', { name: 'Fix one' }).focus())
  act(() => screen.getByRole('button', { name: 'Fix one' }).blur())
  await Promise.resolve()
  view.rerender(<Rows key="b" names={['two']} />)
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
