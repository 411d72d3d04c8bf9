import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import translate from 'bootstrap-icons/icons/translate.svg?raw'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { EARLY, takePress } from '#shared/ui/pressedBefore.ts'
import { CandidateFrame } from './CandidateFrame.tsx'
import { FootButton } from './FootButton.tsx'
import { useCandidateLanguage } from './language.ts'
import { LANGUAGE_TAGS, LANGUAGES } from './languages.ts'

type LanguageChoiceProps = {
  company?: string | undefined
  phone?: string | undefined
  onContinue: () => void
}

/** The first step (look 18a). Radios, so that a choice made before the script is there counts (`TypedBefore`). */
export function LanguageChoice({ company, phone, onContinue }: LanguageChoiceProps) {
  const { tag, wanted, frame, choose } = useCandidateLanguage()
  const foot = useRef<HTMLDivElement>(null)
  const takenOver = useEffectEvent(() => {
    if (takePress(foot.current)) onContinue()
  })
  useEffect(() => takenOver(), [])
  return (
    <CandidateFrame
      screen="language"
      isChoice
      title={frame.chooseLanguage}
      lead={
        tag === 'en' ? (
          <span lang="hi">अपनी भाषा चुनें</span>
        ) : (
          <span lang="en">Choose your language</span>
        )
      }
      above={
        <span className="candidate-tile">
          <Icon of={translate} />
        </span>
      }
      {...{ company, phone }}
      foot={
        <div ref={foot} {...{ [EARLY]: '' }}>
          <FootButton onPress={onContinue}>{frame.continue}</FootButton>
        </div>
      }
    >
      <fieldset className="candidate-languages">
        <legend className="visually-hidden">{frame.chooseLanguage}</legend>
        {LANGUAGE_TAGS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={each === wanted}
              onChange={() => choose(each)}
            />
            <span lang={each}>{LANGUAGES[each].own}</span>{' '}
            <small lang="en">{LANGUAGES[each].english}</small>
            <Icon of={check} />
          </label>
        ))}
      </fieldset>
      <p className="candidate-hint">
        <Icon of={infoCircle} />
        <span>{frame.changeLater}</span>
      </p>
    </CandidateFrame>
  )
}
