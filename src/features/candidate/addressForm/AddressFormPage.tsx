import { Suspense, useEffect, useState, type ComponentType } from 'react'
import * as v from 'valibot'
import { loadFirstFrame, type FirstFrame } from '#shared/kits/candidate/firstFrame.ts'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import { initialLanguage } from '#shared/kits/candidate/language/storedLanguage.ts'
import { TranslationsLoading } from '#shared/kits/candidate/language/TranslationsLoading.tsx'
import { lazyFirstStep } from '#shared/kits/candidate/lazyStep.ts'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { peekEarlyCall } from '#shared/platform/api/earlyCall.ts'
import type { StepEntry } from './flow/useStepHistory.ts'
import { FormCaseSchema } from './model/contract.ts'
import type { FormCase } from './model/form.ts'
import { formPath, referenceOf } from './model/link.ts'
import { senderOf } from './model/senderOf.ts'
import { loadTranslations, TranslationsProvider, type Translations } from './translations.ts'

const AddressForm = lazyFirstStep(async () => (await import('./AddressForm.tsx')).AddressForm)

/** The code and the texts of the first step. */
export const loadAddressForm = async (): Promise<unknown> =>
  Promise.all([AddressForm.preload(), loadTranslations(initialLanguage())])

export async function loadAddressFormPage(): Promise<ComponentType> {
  const earlyCase = typeof document === 'undefined' ? null : readEarlyCase()
  const useFirstFrame = await loadFirstFrame<Translations>()
  return () => <AddressFormPage first={useFirstFrame()} earlyCase={earlyCase} />
}

/** The case that `beforePaint` requested; null on failure, which the form reports. */
async function readEarlyCase(): Promise<FormCase | null> {
  const referenceId = referenceOf(new URLSearchParams(window.location.search))
  const parsed = v.safeParse(FormCaseSchema, await peekEarlyCall(formPath({ referenceId })))
  return parsed.success ? parsed.output : null
}

/** Of `useStepHistory`, whose code may still be loading. */
const FIRST_ENTRIES: readonly StepEntry[] = [
  { step: 'language', depth: 0 },
  { step: 'application', depth: 1 },
]

type AddressFormPageProps = {
  first: FirstFrame<Translations>
  earlyCase: Promise<FormCase | null> | null
}

/** The language choice is prerendered apart from the form, so that it does not wait for the form's code. */
function AddressFormPage({ first, earlyCase }: AddressFormPageProps) {
  const isSettled = AddressForm.useIsSettled()
  const { setState } = usePageServices()
  const [isPressed, setPressed] = useState(false)
  const isAhead = isPressed || first.isLanguageChosen
  const [formCase, setFormCase] = useState<FormCase | null>(null)
  useEffect(() => void earlyCase?.then(setFormCase), [earlyCase])
  const sender = formCase === null ? {} : senderOf(formCase)
  /** Leaves the entries that the form's code would have written, so that Back leads to the language. */
  const continueAhead = () => {
    for (const entry of FIRST_ENTRIES) setState(entry, { replace: entry.depth === 0 })
    setPressed(true)
  }
  const firstScreen = isAhead ? (
    <TranslationsLoading {...sender}>
      {formCase !== null && (
        <div lang="en">
          <b>{formCase.source.name}</b>
          <p>{formCase.source.address}</p>
        </div>
      )}
    </TranslationsLoading>
  ) : (
    <LanguageChoice {...sender} onContinue={continueAhead} />
  )
  return (
    <TranslationsProvider first={first}>
      {isSettled ? (
        <Suspense fallback={firstScreen}>
          <AddressForm isLanguageChosen={isAhead} />
        </Suspense>
      ) : (
        firstScreen
      )}
    </TranslationsProvider>
  )
}
