import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { extendWaitTimeout } from './extendWaitTimeout.ts'
import { failOnConsole, restoreClockAndSpies } from './failOnConsole.ts'
import { installFastLabels } from './fastLabels.ts'
import { addMissingApis, resetLocks } from './jsdomPolyfills.ts'
import { keepTimeoutSignals } from './keepTimeoutSignals.ts'
import { settleAfterActions } from './settleAfterActions.ts'
import { shortQueryErrors } from './shortQueryErrors.ts'
import { skipOwnerStacks } from './skipOwnerStacks.ts'
import { endStores } from './storeCleanup.ts'
import { WAIT_TIMEOUT_MS } from './timeouts.ts'

vi.mock('#shared/platform/pdf/pdfEngine.ts', () => import('./mocks/pdfEngine.ts'))

addMissingApis()
installFastLabels()
skipOwnerStacks()
extendWaitTimeout()
keepTimeoutSignals()
configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS, ...settleAfterActions, ...shortQueryErrors })

/** Clears storage, cookie, theme and URL, and everything that a test added to the page. */
function cleanBrowser(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; Max-Age=0`
  delete document.documentElement.dataset.bsTheme
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  resetLocks()
}

// They run in reverse order: the page is removed first.
failOnConsole()
afterEach(cleanBrowser)
restoreClockAndSpies()
afterEach(endStores)
afterEach(cleanup)
