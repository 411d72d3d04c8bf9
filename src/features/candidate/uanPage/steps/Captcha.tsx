import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { FieldNote } from '#shared/ui/FieldNote.tsx'
import { useFilteredText } from '#shared/ui/useFilteredText.ts'
import { useWords } from '../words/words.ts'
import { Aside } from './Aside.tsx'
import { CaptchaPicture } from './CaptchaPicture.tsx'
import { CAPTCHA_LENGTH, captchaGap, captchaOf, type Gap } from './gaps.ts'
import { LineNotice } from './LineNotice.tsx'
import { SendButton } from './SendButton.tsx'
import { useSender } from './sender.ts'
import type { AskingProps } from './stepProps.ts'

/** The UAN site wants to see that a person is here (look 15c). Who cannot read it is told whom to call. */
export function Captcha({ step, line, candidate, tell }: AskingProps<'captcha'>) {
  const { captcha: words, login } = useWords().steps
  const { number } = useFormats()
  const { head, whomToAsk, help } = useSender(candidate)
  const [form, field, note] = [useId(), useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const [captcha, setCaptcha] = useState('')
  const [gap, setGap] = useState<Gap | null>(null)
  const onText = (typed: string) => {
    setCaptcha(typed)
    setGap(null)
  }
  const text = useFilteredText({ value: captcha, filter: captchaOf, onText })
  const said = gap ?? step.said
  const missing = CAPTCHA_LENGTH - captcha.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = captchaGap(captcha)
    setGap(found)
    if (found === null) tell({ kind: 'captchaPressed', captcha })
    else input.current?.focus()
  }
  return (
    <CandidateFrame
      screen="captcha"
      title={words.title}
      lead={words.lead}
      company={head}
      {...help}
      progress={{ name: login.step, step: 2, of: 3 }}
      foot={
        <SendButton
          {...{ form, line }}
          isSent={step.isSent}
          missing={missing === 0 ? undefined : words.missing(number(missing), missing)}
        >
          {words.button}
        </SendButton>
      }
    >
      <LineNotice line={line} />
      <CaptchaPicture picture={step.picture} />
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
            readOnly={step.isSent}
            autoFocus={step.said !== null}
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
          {said === null && <FieldNote id={note} note={words.note(number(CAPTCHA_LENGTH))} />}
        </div>
      </form>
      <IconRows rows={[{ icon: arrows, text: words.another }]} />
      <Aside icon={question}>{words.unreadable(whomToAsk, help.phone)}</Aside>
    </CandidateFrame>
  )
}
