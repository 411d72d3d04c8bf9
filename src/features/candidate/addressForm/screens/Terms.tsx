import { useEffect, useEffectEvent } from 'react'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { useSay } from '../dialogs/useSay.ts'
import type { FormCase } from '../form.ts'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import { useWords } from '../words/words.ts'
import { LocationReason } from './LocationReason.tsx'
import { senderOf } from './senderOf.ts'
import './screens.css'

type TermsProps = {
  formCase: FormCase
  isAgreed: boolean
  onAgreed: (isAgreed: boolean) => void
  onStart: () => void
  /** The person or the phone forbids the location: the form goes back to where that is put right (kyc §4). */
  onDenied: () => void
  onBack: (() => void) | undefined
}

/** What is still to be done before the form begins (kyc §4: location granted; kyc §5: the box ticked). */
function missing(isFound: boolean, isAgreed: boolean): 'location' | 'tick' | 'both' | null {
  if (isFound) return isAgreed ? null : 'tick'
  return isAgreed ? 'location' : 'both'
}

/** The rules, why the location is asked for, and the consent (look 10b). */
export function Terms(props: TermsProps) {
  const { formCase, isAgreed, onAgreed, onStart, onBack } = props
  const { terms: words } = useWords().screens
  const { number } = useFormats()
  const { state, allow } = useWhereabouts()
  const say = useSay()
  const denied = useEffectEvent(props.onDenied)
  const failed = useEffectEvent(() => void say('errorWhileObtainingLocation'))
  useEffect(() => {
    if (state.kind === 'denied') denied()
    if (state.kind === 'failed') failed()
  }, [state.kind])
  const lacks = missing(state.kind === 'found', isAgreed)
  return (
    <CandidateFrame
      screen="terms"
      title={words.title}
      progress={{ name: words.step, step: 2, of: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      foot={
        <FootButton
          onPress={onStart}
          isOff={lacks !== null}
          note={lacks === null ? undefined : words.missing[lacks]}
        >
          {words.start}
        </FootButton>
      }
    >
      <ol className="terms-rules">
        {words.rules.map((rule, index) => (
          <li key={rule}>
            <span aria-hidden="true">{number(index + 1)}</span>
            {rule}
          </li>
        ))}
      </ol>
      <LocationReason {...{ state }} onAllow={allow} />
      <label className="candidate-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={isAgreed}
          onChange={({ target }) => onAgreed(target.checked)}
        />
        {words.agree}
      </label>
    </CandidateFrame>
  )
}
