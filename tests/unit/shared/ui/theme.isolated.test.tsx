import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The system's wish, which a test can change. */
class SystemTheme extends EventTarget {
  matches = false
  media = ''
  onchange = null
  addListener() {}
  removeListener() {}
  set(dark: boolean) {
    this.matches = dark
    this.dispatchEvent(new Event('change'))
  }
}

let system: SystemTheme
let stop = () => {}
const shown = () => document.documentElement.dataset.bsTheme

beforeEach(() => {
  vi.resetModules()
  system = new SystemTheme()
  vi.stubGlobal('matchMedia', () => system)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

async function start() {
  const { initTheme } = await import('#shared/ui/components/theme/theme.ts')
  const { ThemeSwitch } = await import('#shared/ui/components/theme/ThemeSwitch.tsx')
  stop = initTheme()
  return render(<ThemeSwitch />)
}

it('follows the system until a theme is chosen, and again after', async () => {
  await start()
  expect(shown()).toBe('light')
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  act(() => system.set(true))
  expect(shown()).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(shown()).toBe('light')
  expect(localStorage.getItem('lekha-theme')).toBe('light')
  act(() => system.set(true))
  expect(shown()).toBe('light')
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('lekha-theme')).toBeNull()
})

it.each([
  ['dark', 'dark', 'Dark'],
  ['light', 'light', 'Light'],
  ['purple', 'light', 'System'],
])('starts with the stored theme: %s', async (kept, theme, chosen) => {
  localStorage.setItem('lekha-theme', kept)
  await start()
  expect(shown()).toBe(theme)
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked()
})

it('follows a choice in another tab', async () => {
  await start()
  localStorage.setItem('lekha-theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lekha-theme' })))
  expect(shown()).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

it('works without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await start()
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(shown()).toBe('dark')
})
