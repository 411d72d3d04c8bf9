import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import type { Pressed } from './press.ts'

/**
 * Whether keys of one character act (WCAG 2.1.4): who speaks to the computer, or hits keys by accident, switches them off
 * in this browser. Enter, arrows, Escape and what is pressed with Ctrl stay.
 */
const keptChoice = kept({
  key: LASTING.letterKeys,
  place: 'device',
  schema: v.boolean(),
  unreadable: 'removed',
})

export const areLettersOn = (): boolean => keptChoice.read() ?? true

export const setLettersOn = (areOn: boolean): void => keptChoice.write(areOn)

/** Whether a key press is left to others, for it is one character and these are off. */
export const isSilenced = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !areLettersOn()
