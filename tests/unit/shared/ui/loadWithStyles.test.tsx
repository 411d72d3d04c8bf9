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

it('reloads a failed stylesheet before the code', async () => {
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

it('retries a failed stylesheet next time, without delaying the code', async () => {
  sheet()?.dispatchEvent(new Event('error'))
  const loading = loadWithStyles(async () => 'code')
  sheet()?.dispatchEvent(new Event('error'))
  expect(await loading).toBe('code')
  expect(sheet()).toHaveAttribute('data-failed')
})

it('keeps loaded stylesheets', async () => {
  const first = sheet()
  expect(await loadWithStyles(async () => 'code')).toBe('code')
  expect(sheet()).toBe(first)
})
