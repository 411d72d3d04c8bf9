import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import zoomIn from 'bootstrap-icons/icons/zoom-in.svg?raw'
import zoomOut from 'bootstrap-icons/icons/zoom-out.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { FieldNote } from '#shared/ui/components/FieldNote.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { useTranslations, type Translations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { HelpNote } from './HelpNote.tsx'
import type { InputStepProps } from './stepProps.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useSender } from './useSender.ts'
import { CAPTCHA_LENGTH, validateCaptcha, toCaptchaText, type FieldError } from './validation.ts'

type CaptchaImageProps = {
  /** Base64 of a PNG; empty while another one is fetched. */
  picture: string
  onBroken: () => void
}

function CaptchaImage({ picture, onBroken }: CaptchaImageProps) {
  const { captcha: words } = useTranslations().steps
  const [isLarge, setLarge] = useState(false)
  if (picture === '') return null
  return (
    <>
      <div className={isLarge ? 'uan-picture is-large' : 'uan-picture'}>
        <img src={`data:image/png;base64,${picture}`} alt={words.picture} onError={onBroken} />
      </div>
      <button
        type="button"
        className="btn btn-ghost uan-larger"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <Icon of={isLarge ? zoomOut : zoomIn} />
        {words.larger}
      </button>
    </>
  )
}

const unreadableText = (
  words: Translations['steps']['captcha'],
  company: string | null,
  phone: string | undefined,
): string => {
  if (phone !== undefined) return words.unreadableCall({ phone })
  return company === null ? words.unreadableUnnamed : words.unreadable({ company })
}

export function Captcha({ step, connection, candidate, dispatch }: InputStepProps<'captcha'>) {
  const { captcha: words, login } = useTranslations().steps
  const { heading, contactText, help } = useSender(candidate)
  const [form, field, note] = [useId(), useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const [captcha, setCaptcha] = useState('')
  const [gap, setGap] = useState<FieldError | null>(null)
  const onText = (typed: string) => {
    setCaptcha(typed)
    setGap(null)
  }
  const text = useFilteredText({ value: captcha, filter: toCaptchaText, onText })
  const said = gap ?? step.error
  const missing = CAPTCHA_LENGTH - captcha.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = validateCaptcha(captcha)
    setGap(found)
    if (found === null) dispatch({ kind: 'captchaPressed', captcha })
    else input.current?.focus()
  }
  return (
    <CandidateFrame
      screen="captcha"
      title={words.title}
      lead={words.lead}
      company={heading}
      {...help}
      progress={{ name: login.step, step: 2, total: 3 }}
      footer={
        <SubmitButton
          {...{ form, connection }}
          isSubmitted={step.isSubmitted}
          missingText={missing === 0 ? undefined : words.missing({ count: missing })}
        >
          {words.button}
        </SubmitButton>
      }
    >
      <ConnectionNotice connection={connection} />
      <div role="status">
        {step.picture === '' && (
          <Notice tone="warning" icon={arrows}>
            {words.broken}
          </Notice>
        )}
      </div>
      <CaptchaImage
        picture={step.picture}
        onBroken={() => dispatch({ kind: 'pictureBroken', picture: step.picture })}
      />
      <form id={form} className="uan-form" onSubmit={onSubmit} noValidate>
        <div>
          <label className="form-label" htmlFor={field}>
            {words.label}
          </label>
          <input
            id={field}
            ref={input}
            className={`form-control uan-captcha${said === null ? '' : ' is-invalid'}`}
            {...text}
            readOnly={step.isSubmitted}
            autoFocus={step.error !== null}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            lang="en"
            aria-invalid={said !== null}
            aria-describedby={note}
          />
          <div role="alert">
            {said !== null && <FieldNote id={note} error={words.said[said]} />}
          </div>
          {said === null && <FieldNote id={note} note={words.note({ length: CAPTCHA_LENGTH })} />}
        </div>
      </form>
      <IconRows rows={[{ icon: arrows, text: words.another }]} />
      <HelpNote icon={question}>{unreadableText(words, contactText, help.phone)}</HelpNote>
    </CandidateFrame>
  )
}
