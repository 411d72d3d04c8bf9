import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { createFormMachine } from './flow/formMachine.ts'
import { useHistoryEntryStep, useStepHistory } from './flow/useStepHistory.ts'
import { FormSteps } from './FormSteps.tsx'
import {
  useGeolocation,
  GeolocationContext,
  createLocationWatcher,
} from './geolocation/locationWatcher.ts'
import { referenceOf } from './model/link.ts'
import { senderOf } from './model/senderOf.ts'
import { TranslationsReady } from './translations.ts'

type GeolocationProviderProps = { children: ReactNode }

function GeolocationProvider({ children }: GeolocationProviderProps) {
  const [watcher] = useState(createLocationWatcher)
  useEffect(() => watcher.start(), [watcher])
  return <GeolocationContext value={watcher}>{children}</GeolocationContext>
}

type AddressFormProps = {
  /** On an earlier visit, or before this code had loaded. */
  isLanguageChosen: boolean
}

export function AddressForm({ isLanguageChosen }: AddressFormProps) {
  const { entry } = usePageServices()
  const referenceId = referenceOf(new URLSearchParams(entry.search))
  return (
    <GeolocationProvider key={referenceId}>
      <AddressFormContent {...{ referenceId, isLanguageChosen }} />
    </GeolocationProvider>
  )
}

function AddressFormContent({
  referenceId,
  isLanguageChosen,
}: AddressFormProps & { referenceId: string }) {
  const { nextFix } = useGeolocation()
  const [machine] = useState(() =>
    createFormMachine({
      referenceId,
      getLocation: async () => {
        const fix = await nextFix()
        return fix && { place: fix.coordinates, takenAt: toIsoTime(fix.at) }
      },
    }),
  )
  const state = useStore(machine)
  const restoredStep = useHistoryEntryStep()
  /** The values at page load; later history entries have others. */
  const start = useEffectEvent(() =>
    machine.start({
      step: isLanguageChosen || restoredStep !== null ? 'application' : 'language',
      restoredStep,
    }),
  )
  // In an effect, because prerendering has no phone.
  useEffect(() => start(), [])
  const goOn = useEffectEvent(() => machine.dispatch({ kind: 'continued', from: 'language' }))
  // A press before hydration may be reported after the start.
  useEffect(() => {
    if (isLanguageChosen) goOn()
  }, [isLanguageChosen])
  const { flow } = state
  const onBack = useStepHistory({
    flow,
    onNavigate: (step) => machine.dispatch({ kind: 'navigatedTo', step }),
  })
  const step = flow.kind === 'opening' ? flow.step : flow.kind === 'open' ? flow.form.step : null
  if (step === 'language')
    return (
      <LanguageChoice
        {...(flow.kind === 'open' ? senderOf(flow.form.formCase) : {})}
        onContinue={() => machine.dispatch({ kind: 'continued', from: 'language' })}
      />
    )
  return (
    <TranslationsReady>
      <FormSteps {...{ machine, state, onBack }} />
    </TranslationsReady>
  )
}
