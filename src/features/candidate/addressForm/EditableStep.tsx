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

/** Submits a step; with missing fields it says so and leads to the first. `toForm` leads to a field, or to the form. */
function useSubmit(machine: FormMachine, step: EditableForm['step']) {
  const showDialog = useShowDialog()
  const missingToFocus = useRef<FormFieldName | null>(null)
  useEffect(() => {
    if (step !== 'form' || missingToFocus.current === null) return
    focusMissingField(missingToFocus.current)
    missingToFocus.current = null
  }, [step])

  const toForm = (name: FormFieldName | null) => {
    missingToFocus.current = name
    machine.dispatch({ kind: 'navigatedTo', step: 'form' })
  }

  async function submit(missing: readonly FormFieldName[]): Promise<void> {
    const [first] = missing
    if (first === undefined) {
      machine.dispatch(
        step === 'review' ? { kind: 'submitPressed' } : { kind: 'continued', from: step },
      )
      return
    }
    machine.dispatch({
      kind: 'valuesChanged',
      change: { kind: 'missingFieldsFound', names: missing },
    })
    await showDialog('missingFields')
    if (step === 'review') toForm(first)
    else focusMissingField(first)
  }
  return { toForm, submit: (missing: readonly FormFieldName[]) => void submit(missing) }
}

export function EditableStep({ machine, state, form, onBack }: EditableStepProps) {
  const { values, autosaveStatus } = state
  const { formCase, step } = form
  const [network, setNetwork] = useState<NetworkTest | null>(null)
  const { toForm, submit } = useSubmit(machine, step)
  const continueFromStep = () => machine.dispatch({ kind: 'continued', from: step })
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
          {...{ formCase, values, autosaveStatus, onBack }}
          onChange={(change) => machine.dispatch({ kind: 'valuesChanged', change })}
          onDenied={(permission) => machine.dispatch({ kind: 'denied', permission })}
          onSubmit={submit}
        />
      )
    case 'review':
      return <ReviewScreen {...{ formCase, values, onBack }} onChange={toForm} onSubmit={submit} />
    default:
      return step satisfies never
  }
}
