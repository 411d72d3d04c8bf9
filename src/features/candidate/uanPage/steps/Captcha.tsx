import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import zoomIn from 'bootstrap-icons/icons/zoom-in.svg?raw'
import zoomOut from 'bootstrap-icons/icons/zoom-out.svg?raw'
import { useId, useState } from 'react'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { useTranslations, type Translations } from '../translations.ts'
import { HelpNote } from './HelpNote.tsx'
import { StepForm, type FieldProps } from './StepForm.tsx'
import type { InputStepProps } from './stepProps.ts'
import { useSender } from './useSender.ts'
import { CAPTCHA_LENGTH, toCaptchaText } from './validation.ts'

type CaptchaImageProps = {
  /** Base64 of a PNG; empty while another one is fetched. */
  picture: string
  onBroken: () => void
}

function CaptchaImage({ picture, onBroken }: CaptchaImageProps) {
  const { captcha: messages } = useTranslations().steps
  const [isLarge, setLarge] = useState(false)
  if (picture === '') return null
  return (
    <>
      <div className={isLarge ? 'uan-picture is-large' : 'uan-picture'}>
        <img src={`data:image/png;base64,${picture}`} alt={messages.picture} onError={onBroken} />
      </div>
      <button
        type="button"
        className="btn btn-ghost uan-larger"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <Icon of={isLarge ? zoomOut : zoomIn} />
        {messages.larger}
      </button>
    </>
  )
}

const unreadableText = (
  messages: Translations['steps']['captcha'],
  company: string | null,
  phone: string | undefined,
): string => {
  if (phone !== undefined) return messages.unreadableCall({ phone })
  return company === null ? messages.unreadableUnnamed : messages.unreadable({ company })
}

function CaptchaField({ label, value, onChange, error, inputRef, ...field }: FieldProps) {
  const { captcha: messages } = useTranslations().steps
  const [id, note] = [useId(), useId()]
  const text = useFilteredText({ value, filter: toCaptchaText, onText: onChange })
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...field}
        {...text}
        id={id}
        ref={inputRef}
        className={`form-control uan-captcha${error === null ? '' : ' is-invalid'}`}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        lang="en"
        aria-invalid={error !== null}
        aria-describedby={note}
      />
      <div role="alert">{error !== null && <FieldNote id={note} error={error} />}</div>
      {error === null && <FieldNote id={note} note={messages.note({ length: CAPTCHA_LENGTH })} />}
    </div>
  )
}

export function Captcha({ dispatch, ...props }: InputStepProps<'captcha'>) {
  const { captcha: messages, login } = useTranslations().steps
  const { contactText, help } = useSender(props.candidate)
  const { picture } = props.step
  return (
    <StepForm
      {...props}
      screen="captcha"
      lead={messages.lead}
      progress={[login.step, 2]}
      messages={messages}
      minLength={CAPTCHA_LENGTH}
      intro={
        <>
          <div role="status">
            {picture === '' && (
              <Notice tone="warning" icon={arrows}>
                {messages.broken}
              </Notice>
            )}
          </div>
          <CaptchaImage
            picture={picture}
            onBroken={() => dispatch({ kind: 'pictureBroken', picture })}
          />
        </>
      }
      renderField={(field) => <CaptchaField {...field} />}
      onSubmit={(captcha) => dispatch({ kind: 'captchaPressed', captcha })}
    >
      <IconRows rows={[{ icon: arrows, text: messages.another }]} />
      <HelpNote icon={question}>{unreadableText(messages, contactText, help.phone)}</HelpNote>
    </StepForm>
  )
}
