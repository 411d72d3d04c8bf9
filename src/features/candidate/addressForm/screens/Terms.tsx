import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { ConsentBox } from '#shared/kits/candidate/consent/ConsentBox.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { PrivacyNotice } from '#shared/kits/candidate/consent/PrivacyNotice.tsx'
import { scrollAndFocus } from '#shared/kits/candidate/scrollAndFocus.ts'
import { useShowDialog } from '../common/useShowDialog.ts'
import type { FormCase } from '../model/form.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import { useTranslations } from '../translations.ts'
import { LocationReason } from './LocationReason.tsx'
import { senderOf } from '../model/senderOf.ts'
import './screens.css'

type TermsProps = {
  formCase: FormCase
  isAgreed: boolean
  onAgreed: (isAgreed: boolean) => void
  onStart: () => void
  onDenied: () => void
  onBack: (() => void) | undefined
}

/** kyc §4: location granted; kyc §5: consent ticked. */
function missingText(isFound: boolean, isAgreed: boolean): 'location' | 'tick' | 'both' | null {
  if (isFound) return isAgreed ? null : 'tick'
  return isAgreed ? 'location' : 'both'
}

export function Terms(props: TermsProps) {
  const { formCase, isAgreed, onAgreed, onStart, onBack } = props
  const { terms: messages, privacy } = useTranslations().screens
  const { rules } = messages
  const { number } = useFormats()
  const { state, requestLocation } = useGeolocation()
  const showDialog = useShowDialog()
  const denied = useEffectEvent(props.onDenied)
  const failed = useEffectEvent(() => void showDialog('errorWhileObtainingLocation'))
  useEffect(() => {
    if (state.kind === 'denied') denied()
    if (state.kind === 'failed') failed()
  }, [state.kind])
  const [isReminded, setReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const location = useRef<HTMLElement>(null)
  const remind = () => {
    setReminded(true)
    if (!isAgreed) scrollAndFocus(box.current)
    else scrollAndFocus(location.current?.querySelector('button') ?? location.current)
  }
  const missing = missingText(state.kind === 'found', isAgreed)
  return (
    <CandidateFrame
      screen="terms"
      title={messages.title}
      progress={{ name: messages.step, step: 2, total: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      footer={
        <FooterButton
          onPress={onStart}
          onBlockedPress={missing === null ? undefined : remind}
          note={missing === null ? undefined : messages.missing[missing]}
        >
          {messages.start}
        </FooterButton>
      }
    >
      <ol className="terms-rules">
        {[rules.fields, rules.photos, rules.documents, rules.signature].map((rule, index) => (
          <li key={rule}>
            <span aria-hidden="true">{number(index + 1)}</span>
            {rule}
          </li>
        ))}
      </ol>
      <LocationReason
        {...{ state }}
        sectionRef={location}
        missing={isReminded && missing === 'location' ? messages.missing.location : null}
        onAllow={requestLocation}
      />
      <PrivacyNotice messages={privacy} company={senderOf(formCase).company} />
      <ConsentBox
        inputRef={box}
        label={messages.agree}
        isChecked={isAgreed}
        onChange={onAgreed}
        error={isReminded && !isAgreed && missing !== null ? messages.missing[missing] : null}
      />
    </CandidateFrame>
  )
}
