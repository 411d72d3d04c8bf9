import { useId, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import type { OtpField } from '#shared/ui/components/fields/OtpField.tsx'
import { useTranslations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './stepProps.ts'

export type FieldProps = Required<
  Omit<ComponentProps<typeof OtpField>, 'note' | 'isMasked' | 'aside'>
>

type StepFormProps<Refusal extends string> = Omit<StepProps, 'dispatch'> &
  Omit<ComponentProps<typeof StepFrame>, 'footer' | 'title'> & {
    step: { kind: 'login' | 'captcha' | 'otp'; isSubmitted: boolean; error: Refusal | null }
    messages: {
      title: string
      label: string
      button: string
      said: Record<'required' | 'short' | Refusal, string>
      /** Where the length is no secret. */
      missing?: (values: { count: number }) => string
    }
    minLength: number
    isInputKept?: boolean
    /** Where a press waits for the connection: what it says then, null before. */
    queued?: string | null
    /** Does not stay in the field once it is sent. */
    isSecret?: boolean
    intro?: ReactNode
    renderField: (props: FieldProps) => ReactNode
    onSubmit: (text: string) => void
  }

/** A step that sends one text. Its button is enabled while something is missing (decisions D66) and says what. */
export function StepForm<Refusal extends string>(props: StepFormProps<Refusal>) {
  const {
    step,
    messages,
    minLength,
    isInputKept,
    queued,
    isSecret,
    intro,
    renderField,
    onSubmit,
    ...others
  } = props
  const { connection, children, ...frame } = others
  const texts = useTranslations()
  const form = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'required' | 'short' | null>(null)
  const isOpen = connection.kind === 'open'
  const count = minLength - text.length
  const error = problem ?? step.error
  const missing = count > 0 ? messages.missing?.({ count }) : undefined
  const isWaiting = step.isSubmitted || typeof queued === 'string'
  const canSubmit = !isWaiting && (isOpen || queued === null)
  const notes =
    step.isSubmitted && isOpen
      ? [texts.frame.pleaseWait]
      : [isOpen ? undefined : (queued ?? texts.steps.line.waiting), missing].filter(
          (note) => note !== undefined,
        )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = text === '' ? 'required' : count > 0 ? 'short' : null
    setProblem(found)
    if (found !== null) inputRef.current?.focus()
    else if (canSubmit) {
      onSubmit(text)
      if (isSecret === true) setText('')
    }
  }
  return (
    <StepFrame
      {...frame}
      title={messages.title}
      footer={
        <FooterButton
          form={form}
          isDisabled={!canSubmit}
          note={notes.length === 0 ? undefined : notes.join(' · ')}
        >
          {messages.button}
        </FooterButton>
      }
    >
      <ConnectionNotice
        connection={connection}
        step={step.kind}
        isInputKept={isInputKept === true}
      />
      {intro}
      <form id={form} className="uan-form" onSubmit={submit} noValidate>
        {renderField({
          label: messages.label,
          value: text,
          onChange: (typed) => {
            setText(typed)
            setProblem(null)
          },
          error: error === null ? null : messages.said[error],
          readOnly: isWaiting,
          autoFocus: step.error !== null,
          inputRef,
        })}
      </form>
      {children}
    </StepFrame>
  )
}
