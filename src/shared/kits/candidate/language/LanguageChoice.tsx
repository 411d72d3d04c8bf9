import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import translate from 'bootstrap-icons/icons/translate.svg?raw'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { EARLY_PRESS_ATTRIBUTE, consumeEarlyPress } from '#shared/ui/hooks/clicks/earlyPress.ts'
import { CandidateFrame } from '../CandidateFrame.tsx'
import { FooterButton } from '../FooterButton.tsx'
import { useCandidateLanguage } from './language.ts'
import { LANGUAGE_TAGS, LANGUAGES } from './languages.ts'
import { storeLanguage } from './storedLanguage.ts'

/** The next step's own entry may come later: until then the phone's Back would leave the page. */
function addHistoryEntry(): void {
  const state: unknown = window.history.state
  const hasStep =
    typeof state === 'object' && state !== null && 'usr' in state && state.usr !== null
  if (!hasStep) window.history.pushState(state, '')
}

type LanguageChoiceProps = {
  company?: string | undefined
  phone?: string | undefined
  onContinue: () => void
}

/** Radio buttons, so that a choice before hydration counts (look 18a, `ReplayEarlyInput`). */
export function LanguageChoice({ company, phone, onContinue }: LanguageChoiceProps) {
  const { tag, requested, frame, setLanguage } = useCandidateLanguage()
  const footerRef = useRef<HTMLDivElement>(null)
  const accept = () => {
    storeLanguage(requested)
    onContinue()
    addHistoryEntry()
  }
  const continueEarlyPress = useEffectEvent(() => {
    if (consumeEarlyPress(footerRef.current)) accept()
  })
  useEffect(() => continueEarlyPress(), [])
  return (
    <CandidateFrame
      screen="language"
      hidesLanguageSwitch
      title={frame.chooseLanguage}
      lead={
        tag === 'en' ? (
          <span lang="hi">अपनी भाषा चुनें</span>
        ) : (
          <span lang="en">Choose your language</span>
        )
      }
      aboveTitle={
        <span className="candidate-message-icon">
          <Icon of={translate} />
        </span>
      }
      {...{ company, phone }}
      footer={
        <div ref={footerRef} {...{ [EARLY_PRESS_ATTRIBUTE]: '' }}>
          <FooterButton onPress={accept}>{frame.continue}</FooterButton>
        </div>
      }
    >
      <fieldset className="candidate-languages">
        <legend className="visually-hidden">{frame.chooseLanguage}</legend>
        {LANGUAGE_TAGS.map((language) => (
          <label key={language} className={language === requested ? 'is-on' : undefined}>
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={language === requested}
              onChange={() => setLanguage(language)}
            />
            <span lang={language}>{LANGUAGES[language].nativeName}</span>{' '}
            <small lang="en">{LANGUAGES[language].englishName}</small>
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
