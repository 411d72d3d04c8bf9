import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { addMissingApis } from './missingApis.ts'
import { endStores } from './openStores.ts'
import { PATIENCE_MS } from './patience.ts'
import { waitPatiently } from './patientWaits.ts'
import { makeElementsQuickly } from './quickElements.ts'
import { findLabelsQuickly } from './quickLabels.ts'
import { quickWaits } from './quickWaits.ts'
import { settled } from './settled.ts'
import { keepConsoleSilent, restoreClockAndSpies } from './silentConsole.ts'

vi.mock('#shared/pdf/pdfEngine.ts', () => import('./standIns/pdfEngine.ts'))

addMissingApis()
findLabelsQuickly()
makeElementsQuickly()
waitPatiently()
configure({ asyncUtilTimeout: PATIENCE_MS, ...settled, ...quickWaits })

/** What the product leaves in a browser: storage, its own cookie, the theme, the address; and what a test put into the page. */
function cleanBrowser(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; Max-Age=0`
  delete document.documentElement.dataset.bsTheme
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
}

// They run in the reverse order: the page goes first.
keepConsoleSilent()
afterEach(cleanBrowser)
restoreClockAndSpies()
afterEach(endStores)
afterEach(cleanup)
