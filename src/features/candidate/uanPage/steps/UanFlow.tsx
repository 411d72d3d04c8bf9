import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useEffect, useState, type ReactNode } from 'react'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import './steps.css'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { Candidate } from '../session/frames.ts'
import { isAwaitingResponse } from '../session/transitions.ts'
import { createUanSession, type UanSession } from '../session/uanSession.ts'
import type { UanState } from '../session/uanState.ts'
import { TranslationsReady, useTranslations } from '../translations.ts'
import { Captcha } from './Captcha.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Consent } from './Consent.tsx'
import { FailureScreen } from './FailureScreen.tsx'
import { Login } from './Login.tsx'
import { Otp } from './Otp.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './stepProps.ts'
import { useBack } from './useBack.ts'
import { useSender } from './useSender.ts'

/** A sleeping phone drops its socket. Browsers release the lock of a hidden page. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const release = () => void lock?.release()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused in power-saving mode.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) release()
    }
    const onShow = () => void ask()
    onShow()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onShow)
      release()
    }
  }, [isOn])
}

function useUanSession(jobId: string): {
  state: UanState
  dispatch: UanSession['dispatch']
} {
  const [session] = useState(() => createUanSession(jobId))
  useEffect(() => session.start(), [session])
  return {
    state: useStore(session),
    dispatch: session.dispatch,
  }
}

type SuccessProps = {
  candidate: Candidate | null
  at: number
}

function Success({ candidate, at }: SuccessProps) {
  const { success: messages } = useTranslations().steps
  const { dateTime } = useFormats()
  const { company } = useSender(candidate)
  return (
    <StepFrame
      screen="success"
      title={messages.title}
      lead={company === null ? messages.lineUnnamed : messages.line({ company })}
      aboveTitle={
        <span className="uan-mark">
          <Icon of={check} />
        </span>
      }
      candidate={candidate}
      progress={[messages.step, 3]}
    >
      <IconRows
        rows={[
          { icon: check, text: messages.received({ when: dateTime(at) }) },
          { icon: shield, text: messages.change },
        ]}
      />
      <p className="uan-close">{messages.close}</p>
    </StepFrame>
  )
}

type WaitingProps = StepProps & { reason: 'link' | 'verifying' | 'slow' }

/** After a minute it offers to start again (kyc §4). */
export function Waiting({ reason, connection, candidate, dispatch }: WaitingProps) {
  const { frame, steps } = useTranslations()
  return (
    <StepFrame
      screen={reason === 'link' ? 'loading' : 'verifying'}
      title={reason === 'link' ? frame.pleaseWait : steps.waiting.verifying}
      lead={reason === 'slow' ? steps.waiting.slow : steps.waiting.stay}
      candidate={candidate}
      progress={reason === 'link' ? [steps.login.step, 2] : [steps.otp.step, 3]}
      footer={
        reason === 'slow' ? (
          <FooterButton onPress={() => dispatch({ kind: 'refreshPressed' })}>
            {steps.failed.refresh}
          </FooterButton>
        ) : undefined
      }
    >
      <ConnectionNotice connection={connection} />
      {reason !== 'slow' && <div className="uan-spinner" aria-hidden="true" />}
    </StepFrame>
  )
}

type UanFlowProps = { jobId: string; choice: ReactNode }

/** Connects while the language is chosen, so that nobody chooses one for a dead link. */
export function UanFlow({ jobId, choice }: UanFlowProps) {
  const session = useUanSession(jobId)
  const { step } = session.state
  const isChoosing =
    step.kind === 'error' ? step.reason !== 'invalidLink' : step.kind === 'disclaimer'
  if (choice !== null && isChoosing) return choice
  return (
    <TranslationsReady>
      <UanSteps {...session} />
    </TranslationsReady>
  )
}

function UanSteps({ state, dispatch }: ReturnType<typeof useUanSession>) {
  const { step, connection, candidate } = state
  const onBack = useBack({ step, onBack: () => dispatch({ kind: 'backPressed' }) })
  useWakeLock(isAwaitingResponse(step) || step.kind === 'otp')
  const shared = { connection, candidate, dispatch }
  switch (step.kind) {
    case 'disclaimer':
      return <Consent {...shared} />
    case 'loading':
      return <Waiting {...shared} reason={step.reason} />
    case 'login':
      return <Login key={step.attempt} {...shared} {...{ step, onBack }} />
    case 'captcha':
      return <Captcha key={step.attempt} {...shared} step={step} />
    case 'otp':
      return <Otp key={step.attempt} {...shared} step={step} />
    case 'success':
      return <Success candidate={candidate} at={step.at} />
    case 'error':
      return (
        <FailureScreen
          reason={step.reason}
          candidate={candidate}
          onRefresh={() => dispatch({ kind: 'refreshPressed' })}
        />
      )
    default:
      return step satisfies never
  }
}
