const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'lekha-theme'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** The theme that was chosen on this device; 'system' until one is. */
export function theme(): Theme {
  chosen ??= stored()
  return chosen
}

/** Chooses a theme, shows it and keeps it on this device. */
export function setTheme(next: Theme): void {
  chosen = next
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage is shut (private window, full): the choice holds until the page is closed.
    chosen = next
  }
  showTheme()
}

/** Shows the chosen theme on <html>, and follows the system and the other tabs. Called once, before the first paint; gives back how to stop. */
export function startTheme(): () => void {
  showTheme()
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    chosen = stored()
    showTheme()
  }
  const system = typeof matchMedia === 'function' ? matchMedia(DARK) : undefined
  system?.addEventListener('change', showTheme)
  addEventListener('storage', fromOtherTab)
  return () => {
    system?.removeEventListener('change', showTheme)
    removeEventListener('storage', fromOtherTab)
  }
}

export function onThemeChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Shows the chosen theme on <html>. */
export function showTheme(): void {
  const systemIsDark = typeof matchMedia === 'function' && matchMedia(DARK).matches
  const shown = theme() === 'system' ? (systemIsDark ? 'dark' : 'light') : theme()
  document.documentElement.dataset.bsTheme = shown
  for (const changed of listeners) changed()
}

function stored(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return THEMES.find((known) => known === kept) ?? 'system'
  } catch {
    return 'system'
  }
}
