import half from 'bootstrap-icons/icons/circle-half.svg?raw'
import moon from 'bootstrap-icons/icons/moon-stars.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { useSyncExternalStore } from 'react'
import { Segmented, type SegmentedOption } from './Segmented.tsx'
import { type Theme, onThemeChange, setTheme, theme } from './theme.ts'

const CHOICES: readonly SegmentedOption<Theme>[] = [
  { value: 'light', label: 'Light', icon: sun },
  { value: 'dark', label: 'Dark', icon: moon },
  { value: 'system', label: 'System', icon: half },
]

/** Light, dark or as the system has it; for the profile menu. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, theme)
  return <Segmented label="Theme" options={CHOICES} value={chosen} onChange={setTheme} isFull />
}
