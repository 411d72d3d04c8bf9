import { isAwaiting } from '../session/moves.ts'
import { useUanSession } from '../session/useUanSession.ts'
import { useWakeLock } from '../session/useWakeLock.ts'
import { Captcha } from './Captcha.tsx'
import { Consent } from './Consent.tsx'
import { Failed } from './Failed.tsx'
import { Login } from './Login.tsx'
import { Otp } from './Otp.tsx'
import { Success } from './Success.tsx'
import { Waiting } from './Waiting.tsx'
import './steps.css'

type UanFlowProps = { jobId: string }

/** The candidate's way through a job: each step as the session says (kyc §2, part G). */
export function UanFlow({ jobId }: UanFlowProps) {
  const { state, tell } = useUanSession(jobId)
  const { step, line, candidate } = state
  useWakeLock(isAwaiting(step) || step.kind === 'otp')
  const shared = { line, candidate, tell }
  switch (step.kind) {
    case 'disclaimer':
      return <Consent {...shared} />
    case 'loading':
      return <Waiting {...shared} why={step.why} />
    case 'login':
      return <Login key={step.round} {...shared} step={step} />
    case 'captcha':
      return <Captcha key={step.round} {...shared} step={step} />
    case 'otp':
      return <Otp key={step.round} {...shared} step={step} />
    case 'success':
      return <Success candidate={candidate} at={step.at} />
    case 'error':
      return (
        <Failed
          why={step.why}
          candidate={candidate}
          onRefresh={() => tell({ kind: 'refreshPressed' })}
        />
      )
    default:
      return step satisfies never
  }
}
