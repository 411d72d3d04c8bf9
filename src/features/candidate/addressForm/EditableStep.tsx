import { useEffect, useRef, useState } from 'react'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { loadOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import { focusMissingField } from './common/focusMissingField.ts'
import { useShowDialog } from './common/useShowDialog.ts'
import type { FormMachine } from './flow/formMachine.ts'
import type { EditableForm } from './model/flow.ts'
import type { FormFieldName } from './model/form.ts'
import type { FormState } from './model/formState.ts'
import type { NetworkTest } from './phone/phoneTests.ts'
import { ApplicationDetails } from './screens/ApplicationDetails.tsx'

const CheckMyPhone = lazyStep(async () => (await import('./phone/CheckMyPhone.tsx')).CheckMyPhone)
const Terms = lazyStep(async () => (await import('./screens/Terms.tsx')).Terms)
const FormScreen = lazyStep(async () => (await import('./fields/FormScreen.tsx')).FormScreen)
/** Includes what is shown when Submit finds no network. */
const ReviewScreen = lazyStep(async () => {
  const [review] = await Promise.all([
    import('./review/ReviewScreen.tsx'),
    import('./sending/SendingScreen.tsx'),
    import('./sending/OfflineScreen.tsx'),
  ])
  return review.ReviewScreen
})
export const SendingScreen = lazyStep(
  async () => (await import('./sending/SendingScreen.tsx')).SendingScreen,
)
export const OfflineScreen = lazyStep(
  async () => (await import('./sending/OfflineScreen.tsx')).OfflineScreen,
)
export const Completed = lazyStep(async () => (await import('./screens/Completed.tsx')).Completed)

/** In form order; dialogs last, because few candidates see one. */
export const LAZY_STEPS = [
  CheckMyPhone,
  Terms,
  FormScreen,
  // The case was loaded without it (askEarly), and Submit may be pressed offline.
  { preload: async () => import('#shared/platform/api/transport.ts') },
  ReviewScreen,
  SendingScreen,
  OfflineScreen,
  Completed,
  { preload: loadOverlay },
]

type EditableStepProps = {
  machine: FormMachine
  state: FormState
  form: EditableForm
  onBack: (() => void) | undefined
}

export function EditableStep({ machine, state, form, onBack }: EditableStepProps) {
  const showDialog = useShowDialog()
  const { values, autosaveStatus } = state
  const { formCase, step } = form
  const [network, setNetwork] = useState<NetworkTest | null>(null)
  const missingToFocus = useRef<FormFieldName | null>(null)
  useEffect(() => {
    if (step !== 'form' || missingToFocus.current === null) return
    focusMissingField(missingToFocus.current)
    missingToFocus.current = null
  }, [step])

  const continueFromStep = () => machine.dispatch({ kind: 'continued', from: step })
  const toForm = (name: FormFieldName | null) => {
    missingToFocus.current = name
    machine.dispatch({ kind: 'navigatedTo', step: 'form' })
  }

  async function submit(missing: readonly FormFieldName[]): Promise<void> {
    const [first] = missing
    if (first === undefined) {
      if (step === 'review') machine.dispatch({ kind: 'submitPressed' })
      else continueFromStep()
      return
    }
    const change = { kind: 'missingFieldsFound', names: missing } as const
    machine.dispatch({ kind: 'valuesChanged', change })
    await showDialog('missingFields')
    if (step === 'review') toForm(first)
    else focusMissingField(first)
  }
  const onSubmit = (missing: readonly FormFieldName[]) => void submit(missing)

  switch (step) {
    case 'language':
      return null
    case 'application':
      return (
        <ApplicationDetails
          {...{ formCase, onBack }}
          deniedPermission={form.deniedPermission}
          onContinue={continueFromStep}
        />
      )
    case 'checkPhone':
      return (
        <CheckMyPhone
          {...{ formCase, onBack, network }}
          onNetwork={setNetwork}
          onContinue={continueFromStep}
        />
      )
    case 'terms':
      return (
        <Terms
          {...{ formCase, onBack }}
          isAgreed={form.isAgreed}
          onAgreed={(isAgreed) => machine.dispatch({ kind: 'agreed', isAgreed })}
          onStart={continueFromStep}
          onDenied={() => machine.dispatch({ kind: 'denied', permission: 'location' })}
        />
      )
    case 'form':
      return (
        <FormScreen
          {...{ formCase, values, autosaveStatus, onBack, onSubmit }}
          onChange={(change) => machine.dispatch({ kind: 'valuesChanged', change })}
          onDenied={(permission) => machine.dispatch({ kind: 'denied', permission })}
        />
      )
    case 'review':
      return <ReviewScreen {...{ formCase, values, onBack, onSubmit }} onChange={toForm} />
    default:
      return step satisfies never
  }
}
