import { afterEach, expect, it } from 'vitest'
import { showCountInTitle } from '#shared/kits/analyzer/jobs/JobNotifications.tsx'

/** Observers are told after the turn. */
const told = async () => Promise.resolve()

afterEach(() => {
  document.title = ''
})

it('stands before whatever the pages are called, until it ends', async () => {
  document.head.append(document.createElement('title'))
  document.title = 'Home'
  const end = showCountInTitle(2)
  expect(document.title).toBe('(2) Home')
  document.title = 'Jobs'
  await told()
  expect(document.title).toBe('(2) Jobs')
  end()
  expect(document.title).toBe('Jobs')
  document.title = 'Home'
  await told()
  expect(document.title).toBe('Home')
})

it('ends between two that count differently, as two portals in one document do', async () => {
  document.title = 'Home'
  const ends = [showCountInTitle(1), showCountInTitle(0)]
  document.title = 'Payslip'
  for (let turn = 0; turn < 10; turn += 1) await told()
  expect(document.title).toMatch(/^(\(1\) )?Payslip$/)
  for (const end of ends) end()
})
