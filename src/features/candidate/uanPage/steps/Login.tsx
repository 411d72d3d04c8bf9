import lock from 'bootstrap-icons/icons/lock.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useWords } from '../words/words.ts'
import { Aside } from './Aside.tsx'
import { LineNotice } from './LineNotice.tsx'
import { LockedField } from './LockedField.tsx'
import { passwordGap } from './gaps.ts'
import { SendButton } from './SendButton.tsx'
import { useSender } from './sender.ts'
import type { AskingProps } from './stepProps.ts'

/** Name and UAN as the company has them, and the password, which leaves the page with the press (look 15b). */
export function Login({ step, line, candidate, tell }: AskingProps<'login'>) {
  const { login: words } = useWords().steps
  const { head, company, help } = useSender(candidate)
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [gap, setGap] = useState<'required' | 'short' | null>(null)
  const said = gap ?? step.said
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = passwordGap(password)
    setGap(found)
    if (found !== null) {
      input.current?.focus()
      return
    }
    if (step.isSent || line.kind !== 'open') return
    tell({ kind: 'loginPressed', password })
    setPassword('')
  }
  return (
    <CandidateFrame
      screen="login"
      title={words.title}
      lead={words.from(company)}
      company={head}
      {...help}
      onBack={step.isSent ? undefined : () => tell({ kind: 'backPressed' })}
      progress={{ name: words.step, step: 2, of: 3 }}
      foot={
        <SendButton {...{ form, line }} isSent={step.isSent}>
          {words.button}
        </SendButton>
      }
    >
      <LineNotice line={line} />
      <form id={form} className="uan-form" onSubmit={onSubmit} noValidate>
        <LockedField icon={lock} label={words.name} value={candidate?.name ?? ''} />
        <LockedField
          icon={lock}
          label={words.uan}
          value={candidate?.uan ?? ''}
          autoComplete="username"
        />
        <PasswordField
          label={words.password}
          value={password}
          onChange={(text) => {
            setPassword(text)
            setGap(null)
          }}
          words={{ show: words.show, hide: words.hide }}
          autoComplete="current-password"
          autoFocus={step.said !== null}
          readOnly={step.isSent}
          error={said === null ? null : words.said[said]}
          note={words.encrypted}
          inputRef={input}
        />
      </form>
      <Aside icon={question}>
        {help.phone === undefined ? words.notYours : words.notYoursCall}
      </Aside>
    </CandidateFrame>
  )
}
