import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { addMissingApis } from './missingApis.ts'

addMissingApis()
configure({ asyncUtilTimeout: 5_000 })

/** Redux Toolkit's development checks tell how long they took: that speaks of the machine, not of the product. */
const IS_ABOUT_LOAD = /InvariantMiddleware took \d+ms/

/** What a test wrote to the console as a warning or an error: it fails for it. */
const complaints: string[] = []
const note = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ')
  if (!IS_ABOUT_LOAD.test(text)) complaints.push(text)
}

/** What the product leaves in a browser: storage, its own cookie, the theme. */
function cleanBrowser(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; Max-Age=0`
  delete document.documentElement.dataset.bsTheme
}

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation(note)
  vi.spyOn(console, 'warn').mockImplementation(note)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (typeof window !== 'undefined') cleanBrowser()
  if (complaints.length > 0)
    throw new Error(`The console was not silent:\n${complaints.join('\n')}`)
})
