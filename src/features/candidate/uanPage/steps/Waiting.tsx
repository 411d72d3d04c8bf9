import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { useWords } from '../words/words.ts'
import { LineNotice } from './LineNotice.tsx'
import { useSender } from './sender.ts'
import type { StepProps } from './stepProps.ts'

type WaitingProps = StepProps & { why: 'link' | 'verifying' | 'slow' }

/** The server is at work (kyc §4). After a minute it says so, and offers to begin anew. */
export function Waiting({ why, line, candidate, tell }: WaitingProps) {
  const { frame, steps } = useWords()
  const { head, help } = useSender(candidate)
  return (
    <CandidateFrame
      screen={why === 'link' ? 'loading' : 'verifying'}
      title={why === 'link' ? frame.pleaseWait : steps.waiting.verifying}
      lead={why === 'slow' ? steps.waiting.slow : steps.waiting.stay}
      company={head}
      {...help}
      progress={{
        name: why === 'link' ? steps.login.step : steps.otp.step,
        step: why === 'link' ? 2 : 3,
        of: 3,
      }}
      foot={
        why === 'slow' ? (
          <FootButton onPress={() => tell({ kind: 'refreshPressed' })}>
            {steps.failed.refresh}
          </FootButton>
        ) : undefined
      }
    >
      <LineNotice line={line} />
      {why !== 'slow' && <div className="uan-spinner" aria-hidden="true" />}
    </CandidateFrame>
  )
}
