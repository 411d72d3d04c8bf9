import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt-fill.svg?raw'
import phone from 'bootstrap-icons/icons/phone.svg?raw'
import { useRef, type Ref, type RefObject } from 'react'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { LocationState } from '../geolocation/locationWatcher.ts'
import { useTranslations } from '../translations.ts'

type LocationReasonProps = {
  state: LocationState
  sectionRef: RefObject<HTMLElement | null>
  missing: string | null
  onAllow: () => void
}

export function LocationReason({ state, sectionRef, missing, onAllow }: LocationReasonProps) {
  const { terms: messages } = useTranslations().screens
  const { before, choice, after } = messages.willAsk
  const canAsk = state.kind === 'off' || state.kind === 'failed'
  /** Takes the focus, because the pressed button disappears. */
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      className="location-reason"
      aria-labelledby="why-location"
    >
      <h2 id="why-location">
        <Icon of={geo} />
        {messages.why}
      </h2>
      <p>{messages.reason}</p>
      {canAsk && (
        <>
          <p className="location-ask">
            <Icon of={phone} />
            <span>
              {before}
              <b>{choice}</b>
              {after}
            </span>
          </p>
          <button
            type="button"
            className="btn btn-secondary location-allow"
            onClick={() => {
              status.current?.focus({ preventScroll: true })
              onAllow()
            }}
          >
            {messages.allow}
          </button>
        </>
      )}
      <LocationStatus ref={status} state={state} />
      {missing !== null && (
        <p className="candidate-missing" role="alert">
          <Icon of={exclamation} />
          <span>{missing}</span>
        </p>
      )}
    </section>
  )
}

type LocationStatusProps = { state: LocationState; ref: Ref<HTMLParagraphElement> }

function LocationStatus({ state, ref }: LocationStatusProps) {
  const { terms: messages } = useTranslations().screens
  const { number } = useFormats()
  const { text, icon } = lineOf()
  return (
    <p ref={ref} tabIndex={-1} className={`location-line is-${state.kind}`} role="status">
      {icon !== null && <Icon of={icon} />}
      <span>{text}</span>
    </p>
  )

  function lineOf(): { text: string; icon: string | null } {
    switch (state.kind) {
      case 'off':
        return { text: '', icon: null }
      case 'asking':
        return { text: messages.asking, icon: geo }
      case 'found':
        return { text: messages.found({ metres: number(Math.round(state.fix.coordinates.accuracyM)) }), icon: check }
      case 'denied':
        return { text: messages.denied, icon: exclamation }
      case 'failed':
        return { text: messages.failed, icon: exclamation }
      default:
        return state satisfies never
    }
  }
}
