import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadWithStyles, trackFailedStylesheets } from '#shared/ui/loading/loadWithStyles.ts'

let stop: () => void

beforeEach(() => {
  stop = trackFailedStylesheets()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/part.css'
  document.head.append(link)
})

afterEach(() => {
  stop()
  document.head.querySelectorAll('link').forEach((link) => link.remove())
})

const sheet = () => document.head.querySelector('link')

it('a stylesheet that did not come is asked for again before the code', async () => {
  const first = sheet()
  first?.dispatchEvent(new Event('error'))
  const order: string[] = []
  const loading = loadWithStyles(async () => order.push('code'))
  const second = sheet()
  expect(second).not.toBe(first)
  expect(second).toHaveAttribute('href', expect.stringContaining('/assets/part.css'))
  order.push('styles')
  second?.dispatchEvent(new Event('load'))
  await loading
  expect(order).toEqual(['styles', 'code'])
})

it('one that fails again is asked for the next time, and does not hold the code back', async () => {
  sheet()?.dispatchEvent(new Event('error'))
  const loading = loadWithStyles(async () => 'code')
  sheet()?.dispatchEvent(new Event('error'))
  expect(await loading).toBe('code')
  expect(sheet()).toHaveAttribute('data-failed')
})

it('what came is left alone', async () => {
  const first = sheet()
  expect(await loadWithStyles(async () => 'code')).toBe('code')
  expect(sheet()).toBe(first)
})
