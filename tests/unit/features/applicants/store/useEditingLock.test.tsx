import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { useEditingLock } from '#features/applicants/store/useEditingLock.ts'
import { createTestStore } from '#tests/support/stores.ts'

function openTab(id: string) {
  const store = createTestStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(useEditingLock, { initialProps: id, wrapper })
}

it('lets one tab edit, and the next one when that is closed', async () => {
  const one = openTab('applicant-1')
  await waitFor(() => expect(one.result.current.kind).toBe('editing'))
  const other = openTab('applicant-1')
  await waitFor(() => expect(other.result.current.kind).toBe('readOnly'))
  one.unmount()
  await waitFor(() => expect(other.result.current.kind).toBe('editing'))
})

it('can be taken over, and taken back', async () => {
  const one = openTab('applicant-2')
  await waitFor(() => expect(one.result.current.kind).toBe('editing'))
  const other = openTab('applicant-2')
  await waitFor(() => expect(other.result.current.kind).toBe('readOnly'))
  act(() => other.result.current.takeOver())
  await waitFor(() => expect(other.result.current.kind).toBe('editing'))
  await waitFor(() => expect(one.result.current.kind).toBe('readOnly'))
  act(() => one.result.current.takeOver())
  await waitFor(() => expect(one.result.current.kind).toBe('editing'))
  await waitFor(() => expect(other.result.current.kind).toBe('readOnly'))
})

it('takes over only the applicant that it was asked for', async () => {
  const editor = openTab('applicant-3')
  await waitFor(() => expect(editor.result.current.kind).toBe('editing'))
  const tab = openTab('applicant-4')
  act(() => tab.result.current.takeOver())
  await waitFor(() => expect(tab.result.current.kind).toBe('editing'))
  tab.rerender('applicant-3')
  expect(tab.result.current.kind).toBe('waiting')
  await waitFor(() => expect(tab.result.current.kind).toBe('readOnly'))
})
