import { afterEach, expect, it } from 'vitest'
import { countInTitle } from '#shared/analyzer/jobs/titleCount.ts'

/** Observers are told after the turn. */
const told = async () => Promise.resolve()

afterEach(() => {
  document.title = ''
})

it('stands before whatever the pages are called, until it ends', async () => {
  document.head.append(document.createElement('title'))
  document.title = 'Home'
  const end = countInTitle(2)
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
  const ends = [countInTitle(1), countInTitle(0)]
  document.title = 'Payslip'
  for (let turn = 0; turn < 10; turn += 1) await told()
  expect(document.title).toMatch(/^(\(1\) )?Payslip$/)
  for (const end of ends) end()
})
