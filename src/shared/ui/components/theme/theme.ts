import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'

const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'lekha-theme'
const DARK = '(prefers-color-scheme: dark)'
/** Null until read from storage. */
const chosenTheme = createStore<Theme | null>(null)

const getTheme = (): Theme => chosenTheme.getState() ?? readStoredTheme()

export const themeStore: ReadableStore<Theme> = {
  getState: getTheme,
  getInitialState: getTheme,
  subscribe: chosenTheme.subscribe,
}

/** Stores the theme on this device. */
export function setTheme(next: Theme): void {
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage is full or forbidden (private window): the choice lasts until the page is closed.
  }
  chosenTheme.setState(next)
  applyTheme()
}

/** Follows the system and other tabs. Call it once, before the first paint; returns the function that stops it. */
export function initTheme(): () => void {
  chosenTheme.setState(getTheme())
  applyTheme()
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    chosenTheme.setState(readStoredTheme())
    applyTheme()
  }
  const system = typeof matchMedia === 'function' ? matchMedia(DARK) : undefined
  system?.addEventListener('change', applyTheme)
  addEventListener('storage', fromOtherTab)
  return () => {
    system?.removeEventListener('change', applyTheme)
    removeEventListener('storage', fromOtherTab)
  }
}

export function applyTheme(): void {
  const systemIsDark = typeof matchMedia === 'function' && matchMedia(DARK).matches
  const shown = getTheme() === 'system' ? (systemIsDark ? 'dark' : 'light') : getTheme()
  document.documentElement.dataset.bsTheme = shown
}

function readStoredTheme(): Theme {
  try {
    const storedTheme = localStorage.getItem(KEY)
    return THEMES.find((known) => known === storedTheme) ?? 'system'
  } catch {
    return 'system'
  }
}
