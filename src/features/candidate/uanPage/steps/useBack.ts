import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { canGoBack } from '../session/transitions.ts'
import type { Step } from '../session/uanState.ts'
import { useTranslations } from '../translations.ts'

/** Marks the history entry of the steps after the consent. */
const ENTRY = 'uanStep'

/** Of the language and of the consent. */
const ENTRIES_BELOW = 2

const WITHOUT_ENTRY: ReadonlySet<Step['kind']> = new Set(['disclaimer', 'success', 'error'])

type BackOptions = { step: Step; onBack: () => void }

/**
 * The steps after the consent share one history entry, so that the phone's Back does not leave the page: it goes from
 * the login to the consent, and asks at captcha and OTP; from the consent it goes to the language (UanPage). Returns what the Back of the page does.
 */
export function useBack({ step, onBack }: BackOptions): () => void {
  const { entry, setState, goBack, askDialog } = usePageServices()
  const { leave } = useTranslations().steps
  const hasEntry = entry.state === ENTRY
  const needsEntry = !WITHOUT_ENTRY.has(step.kind)
  const hadEntry = useRef(false)
  const addEntry = () => setState(ENTRY)

  const onLeave = useEffectEvent(async () => {
    if (canGoBack(step)) return onBack()
    const override = {
      title: leave.title,
      line: leave.line,
      button: leave.leave,
      secondButton: leave.stay,
    }
    const answer = await askDialog('unsavedChanges', { override })
    if (answer === 'primary') goBack(ENTRIES_BELOW)
    if (answer === 'second') addEntry()
  })
  const onChange = useEffectEvent((isNeeded: boolean, isThere: boolean) => {
    if (isNeeded && !isThere)
      if (hadEntry.current) void onLeave()
      else addEntry()
    hadEntry.current = isThere
  })
  useEffect(() => onChange(needsEntry, hasEntry), [needsEntry, hasEntry])
  return () => (hasEntry ? goBack() : onBack())
}
