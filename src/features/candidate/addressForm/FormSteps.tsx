import { Suspense, useEffect } from 'react'
import { WordsComing } from '#shared/candidate/WordsComing.tsx'
import { assertNever } from '#shared/lib/assertNever.ts'
import { useSay } from './dialogs/useSay.ts'
import { fetchAhead } from './fetchAhead.ts'
import type { FormMachine } from './flow/formMachine.ts'
import type { FormState } from './flow/formStore.ts'
import { Completed, LATER_STEPS, OfflineScreen, SendingScreen } from './laterSteps.ts'
import { OpenStep } from './OpenStep.tsx'
import { ApplicationDetails } from './screens/ApplicationDetails.tsx'
import { InvalidLink } from './screens/InvalidLink.tsx'
import { ServerError } from './screens/ServerError.tsx'

type FormStepsProps = {
  machine: FormMachine
  state: FormState
  /** One step back; undefined where there is none. */
  onBack: (() => void) | undefined
}

/** The screen that the form stands at. */
export function FormSteps(props: FormStepsProps) {
  const { machine, state } = props
  const say = useSay()
  useEffect(() => machine.speakBy(say), [machine, say])
  const { kind } = state.flow
  const isUnderWay = kind === 'open' || kind === 'sending'
  useEffect(() => {
    const page = new AbortController()
    if (isUnderWay) void fetchAhead(LATER_STEPS, page.signal)
    return () => page.abort()
  }, [isUnderWay])
  return <Suspense fallback={<WordsComing />}>{screenOf(props)}</Suspense>
}

function screenOf({ machine, state, onBack }: FormStepsProps) {
  const { flow, filled } = state
  switch (flow.kind) {
    case 'opening':
      return (
        <ApplicationDetails
          formCase={null}
          denied={null}
          onContinue={() => undefined}
          onBack={onBack}
        />
      )
    case 'invalid':
      return <InvalidLink />
    case 'serverError':
      return <ServerError onRetry={() => machine.send({ kind: 'reloadPressed' })} />
    case 'open':
      return <OpenStep {...{ machine, state, onBack }} form={flow.form} />
    case 'sending': {
      const { delivery, form, tries } = flow
      const { formCase } = form
      return delivery.kind === 'waiting' ? (
        <OfflineScreen
          {...{ formCase, filled, tries, delivery }}
          onTry={() => machine.send({ kind: 'tryDue' })}
        />
      ) : (
        <SendingScreen {...{ formCase, delivery }} />
      )
    }
    case 'completed':
      return <Completed formCase={flow.formCase} sent={flow.sent} />
    default:
      return assertNever(flow)
  }
}
