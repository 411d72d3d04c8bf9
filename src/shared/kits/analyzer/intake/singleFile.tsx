import type { Intake, SingleFileOptions } from '../definition.ts'
import { SingleFileIntake } from './SingleFileIntake.tsx'

/** The intake of an analyzer with one file. Its screens load only with a definition that uses it. */
export function singleFile(config: SingleFileOptions): Intake {
  return { View: (props) => <SingleFileIntake config={config} {...props} /> }
}
