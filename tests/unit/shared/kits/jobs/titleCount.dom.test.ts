import { afterEach, expect, it } from 'vitest'
import { showCountInTitle } from '#shared/kits/analyzer/jobs/notifications/JobNotifications.tsx'

/** Observers are told after the turn. */
const flushObserver = async () => Promise.resolve()

afterEach(() => {
  document.title = ''
})

it('precedes every page title until it ends', async () => {
  document.head.append(document.createElement('title'))
  document.title = 'Home'
  const end = showCountInTitle(2)
  expect(document.title).toBe('(2) Home')
  document.title = 'Jobs'
  await flushObserver()
  expect(document.title).toBe('(2) Jobs')
  end()
  expect(document.title).toBe('Jobs')
  document.title = 'Home'
  await flushObserver()
  expect(document.title).toBe('Home')
})

it('supports two counts in one document', async () => {
  document.title = 'Home'
  const ends = [showCountInTitle(1), showCountInTitle(0)]
  document.title = 'Payslip'
  for (let turn = 0; turn < 10; turn += 1) await flushObserver()
  expect(document.title).toMatch(/^(\(1\) )?Payslip$/)
  for (const end of ends) end()
})
