import { useEffect, useRef } from 'react'
import { assertNever } from '#shared/lib/assertNever.ts'
import { missingOf } from './asked.ts'
import { useSay } from './dialogs/useSay.ts'
import type { OpenForm } from './flow/flow.ts'
import type { FormMachine } from './flow/formMachine.ts'
import type { FormState } from './flow/formStore.ts'
import type { AskedName } from './form.ts'
import { goToGap } from './gaps.ts'
import { CheckMyPhone, FormScreen, ReviewScreen, Terms } from './laterSteps.ts'
import { ApplicationDetails } from './screens/ApplicationDetails.tsx'

type OpenStepProps = {
  machine: FormMachine
  state: FormState
  form: OpenForm
  onBack: (() => void) | undefined
}

/** A step of a form that can be filled in. */
export function OpenStep({ machine, state, form, onBack }: OpenStepProps) {
  const say = useSay()
  const { filled, keeping } = state
  const { formCase, step } = form
  /** Where to go once the form is on the screen. */
  const goal = useRef<AskedName | null>(null)
  useEffect(() => {
    if (step !== 'form' || goal.current === null) return
    goToGap(goal.current)
    goal.current = null
  }, [step])

  const goOn = () => machine.send({ kind: 'wentOn', from: step })
  const toForm = (name: AskedName | null) => {
    goal.current = name
    machine.send({ kind: 'cameTo', step: 'form' })
  }

  /** Nothing is missing: on; else what is missing is marked and said (kyc §5). */
  async function submit(): Promise<void> {
    const missing = missingOf(formCase, filled)
    const [first] = missing
    if (first === undefined) {
      machine.send(step === 'review' ? { kind: 'submitPressed' } : { kind: 'wentOn', from: step })
      return
    }
    machine.change({ kind: 'gapsFound', names: missing })
    await say('missingFields')
    if (step === 'review') toForm(first)
    else goToGap(first)
  }

  switch (step) {
    case 'language':
      return null
    case 'application':
      return <ApplicationDetails {...{ formCase, onBack }} denied={form.denied} onContinue={goOn} />
    case 'checkPhone':
      return <CheckMyPhone {...{ formCase, onBack }} onContinue={goOn} />
    case 'terms':
      return (
        <Terms
          {...{ formCase, onBack }}
          isAgreed={form.isAgreed}
          onAgreed={(isAgreed) => machine.send({ kind: 'agreed', isAgreed })}
          onStart={goOn}
          onDenied={() => machine.send({ kind: 'denied', permission: 'location' })}
        />
      )
    case 'form':
      return (
        <FormScreen
          {...{ formCase, filled, keeping, onBack }}
          onFill={machine.change}
          onDenied={(permission) => machine.send({ kind: 'denied', permission })}
          onSubmit={() => void submit()}
        />
      )
    case 'review':
      return (
        <ReviewScreen
          {...{ formCase, filled, onBack }}
          onChange={toForm}
          onSubmit={() => void submit()}
        />
      )
    default:
      return assertNever(step)
  }
}
