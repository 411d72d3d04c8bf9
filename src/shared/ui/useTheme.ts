import { useSyncExternalStore } from 'react'
import { onThemeChange, setTheme, theme, type Theme } from './theme.ts'

/** The chosen theme and how to choose another. */
export function useTheme(): [Theme, (next: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, theme), setTheme]
}
