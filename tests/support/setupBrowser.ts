import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { extendWaitTimeout } from './extendWaitTimeout.ts'

extendWaitTimeout()

/** A console error also fails a browser test; React's act warnings do not occur in real browsers. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  if (complaints.length > 0)
    throw new Error(`The console was not silent:\n${complaints.join('\n')}`)
})
