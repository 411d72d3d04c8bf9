import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LanguageChoice } from '#shared/candidate/LanguageChoice.tsx'
import { createFormMachine } from './flow/formMachine.ts'
import { FIRST_STATE } from './flow/formStore.ts'
import { useEntryStep, useSteps } from './flow/useSteps.ts'
import { FormSteps } from './FormSteps.tsx'
import { useWhereabouts } from './location/useWhereabouts.ts'
import { WhereaboutsProvider } from './location/WhereaboutsProvider.tsx'
import { senderOf } from './screens/senderOf.ts'
import { Worded } from './words/words.ts'

type AddressFormProps = {
  /** The language is chosen: on an earlier visit, or Continue was pressed before the code of this was there. */
  isAhead: boolean
}

/** The candidate's form behind the link's reference. */
export function AddressForm({ isAhead }: AddressFormProps) {
  const [query] = useSearchParams()
  const referenceId = (query.get('referenceId') ?? '').trim()
  return (
    <WhereaboutsProvider key={referenceId}>
      <OneForm {...{ referenceId, isAhead }} />
    </WhereaboutsProvider>
  )
}

function OneForm({ referenceId, isAhead }: AddressFormProps & { referenceId: string }) {
  const { nextFix } = useWhereabouts()
  const [machine] = useState(() =>
    createFormMachine({
      referenceId,
      here: async () => {
        const fix = await nextFix()
        return fix && { place: fix.place, takenAt: new Date(fix.at).toISOString() }
      },
    }),
  )
  const state = useSyncExternalStore(machine.subscribe, machine.state, () => FIRST_STATE)
  const resumed = useEntryStep()
  /** What the page was loaded with counts, not what its entry says later. */
  const start = useEffectEvent(() =>
    machine.start({
      step: isAhead || resumed !== null ? 'application' : 'language',
      resumed,
    }),
  )
  // In an effect: the painted first frame knows no phone.
  useEffect(() => start(), [])
  const goOn = useEffectEvent(() => machine.send({ kind: 'wentOn', from: 'language' }))
  // What was pressed before may be told a moment after the start.
  useEffect(() => {
    if (isAhead) goOn()
  }, [isAhead])
  const { flow } = state
  const onBack = useSteps({
    flow,
    onCameTo: (step) => machine.send({ kind: 'cameTo', step }),
  })
  const step = flow.kind === 'opening' ? flow.step : flow.kind === 'open' ? flow.form.step : null
  if (step === 'language')
    return (
      <LanguageChoice
        {...(flow.kind === 'open' ? senderOf(flow.form.formCase) : {})}
        onContinue={() => machine.send({ kind: 'wentOn', from: 'language' })}
      />
    )
  return (
    <Worded>
      <FormSteps {...{ machine, state, onBack }} />
    </Worded>
  )
}
