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
    step: { isSubmitted: boolean; error: Refusal | null }
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
  const notes =
    step.isSubmitted && isOpen
      ? [texts.frame.pleaseWait]
      : [isOpen ? undefined : texts.steps.line.waiting, missing].filter(
          (note) => note !== undefined,
        )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = text === '' ? 'required' : count > 0 ? 'short' : null
    setProblem(found)
    if (found !== null) inputRef.current?.focus()
    else if (isOpen && !step.isSubmitted) {
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
          isDisabled={step.isSubmitted || !isOpen}
          note={notes.length === 0 ? undefined : notes.join(' · ')}
        >
          {messages.button}
        </FooterButton>
      }
    >
      <ConnectionNotice connection={connection} isInputKept={isInputKept === true} />
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
          readOnly: step.isSubmitted,
          autoFocus: step.error !== null,
          inputRef,
        })}
      </form>
      {children}
    </StepFrame>
  )
}
