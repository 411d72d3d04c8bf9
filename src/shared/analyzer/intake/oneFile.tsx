import type { Intake, OneFile } from '../definition.ts'
import { OneFileIntake } from './OneFileIntake.tsx'

/** The intake of an analyzer that takes one file. Its screens come with the definition that uses it, and with no other. */
export function oneFile(takes: OneFile): Intake {
  return { View: (props) => <OneFileIntake takes={takes} {...props} /> }
}
