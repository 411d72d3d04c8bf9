import type { ReactNode } from 'react'
import type { SubClient } from '../case.ts'

type ReviewStageProps = {
  caseId: string
  subClient: SubClient
  /** The dropdown, disabled: it stays in sight at this stage (kyc §2). */
  subClientChoice: ReactNode
}

/** The review of one case, from taking it to giving it back (kyc §2, §4). */
export function ReviewStage({ caseId, subClientChoice }: ReviewStageProps) {
  return (
    <p>
      {caseId} {subClientChoice}
    </p>
  )
}
