import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { GlobalSpinner } from '#shared/ui/dialogs/GlobalSpinner.tsx'
import { renderOverPage } from './renderOverPage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const after = <Value,>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

it('appears after 150 ms with its label and disappears at the end', async () => {
  const store = renderOverPage(<GlobalSpinner />)
  act(() => void store.dispatch(withBusySpinner('Signing in…', after(400, 'in'))))
  await pass(149)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Signing in…')
  await pass(250)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('shows nothing for a short wait, and the next one has its own delay', async () => {
  const store = renderOverPage(<GlobalSpinner />)
  act(() => void store.dispatch(withBusySpinner('Loading…', after(100, null))))
  await pass(140)
  act(() => void store.dispatch(withBusySpinner('Loading…', after(100, null))))
  await pass(50)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('stays until the last of several waits is over, with the label of the latest', async () => {
  const store = renderOverPage(<GlobalSpinner />)
  act(() => void store.dispatch(withBusySpinner('Opening…', after(900, null))))
  act(() => void store.dispatch(withBusySpinner('Sending…', after(500, null))))
  await pass(200)
  expect(screen.getByRole('status')).toHaveTextContent('Sending…')
  await pass(400)
  expect(screen.getByRole('status')).toHaveTextContent('Opening…')
  await pass(400)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('passes value or failure on, and ends in both cases', async () => {
  vi.useRealTimers()
  const store = makeStore()
  expect(await store.dispatch(withBusySpinner('…', Promise.resolve(7)))).toBe(7)
  await expect(
    store.dispatch(withBusySpinner('…', Promise.reject(new Error('no')))),
  ).rejects.toThrow('no')
  expect(store.getState().busy.running).toEqual([])
})
