import type { Candidate } from '../session/frames.ts'
import type { Connection, Step, UanEvent } from '../session/uanState.ts'

export type StepProps = {
  connection: Connection
  candidate: Candidate | null
  dispatch: (event: UanEvent) => void
}

export type InputStepProps<Kind extends Step['kind']> = StepProps & {
  step: Extract<Step, { kind: Kind }>
}
