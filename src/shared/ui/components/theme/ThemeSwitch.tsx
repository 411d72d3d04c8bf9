import half from 'bootstrap-icons/icons/circle-half.svg?raw'
import moon from 'bootstrap-icons/icons/moon-stars.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { Segmented, type SegmentedOption } from '../fields/Segmented.tsx'
import { type Theme, setTheme, themeStore } from './theme.ts'

const CHOICES: readonly SegmentedOption<Theme>[] = [
  { value: 'light', label: 'Light', icon: sun },
  { value: 'dark', label: 'Dark', icon: moon },
  { value: 'system', label: 'System', icon: half },
]

export function ThemeSwitch() {
  const chosen = useStore(themeStore)
  return <Segmented label="Theme" options={CHOICES} value={chosen} onChange={setTheme} isFull />
}
