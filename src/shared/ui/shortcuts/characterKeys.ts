import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import type { KeyPress } from './keyCombo.ts'

/** WCAG 2.1.4: users of speech input can turn single-character keys off. Enter, arrows, Escape and Ctrl stay. */
const storedSetting = createStoredValue({
  key: PERSISTENT_KEYS.letterKeys,
  scope: 'device',
  schema: v.boolean(),
  whenUnreadable: 'removed',
})

export const areCharacterKeysEnabled = (): boolean => storedSetting.read() ?? true

export const setCharacterKeysEnabled = (areOn: boolean): void => storedSetting.write(areOn)

/** True while single-character keys are turned off. */
export const isCharacterKeyDisabled = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !areCharacterKeysEnabled()
