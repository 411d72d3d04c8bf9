import type { Candidate } from '../session/frames.ts'
import type { Line, Step, UanEvent } from '../session/uanState.ts'

/** What each step is given. */
export type StepProps = {
  line: Line
  candidate: Candidate | null
  tell: (event: UanEvent) => void
}

/** What a step that asks for something is given beside it. */
export type AskingProps<Kind extends Step['kind']> = StepProps & {
  step: Extract<Step, { kind: Kind }>
}
