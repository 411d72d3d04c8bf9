import { useId } from 'react'
import half from 'bootstrap-icons/icons/circle-half.svg?raw'
import moon from 'bootstrap-icons/icons/moon-stars.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { Icon } from './Icon.tsx'
import { THEMES, type Theme } from './theme.ts'
import { useTheme } from './useTheme.ts'
import './ThemeSwitch.css'

const CHOICES: Record<Theme, { label: string; icon: string }> = {
  light: { label: 'Light', icon: sun },
  dark: { label: 'Dark', icon: moon },
  system: { label: 'System', icon: half },
}

/** Light, dark or as the system has it; for the profile menu. */
export function ThemeSwitch() {
  const [chosen, choose] = useTheme()
  const name = useId()
  return (
    <fieldset className="segmented theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={theme === chosen ? 'on' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          <Icon of={CHOICES[theme].icon} />
          {CHOICES[theme].label}
        </label>
      ))}
    </fieldset>
  )
}
