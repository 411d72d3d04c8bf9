import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import type { Connection } from '../session/uanState.ts'
import { useTranslations } from '../translations.ts'

type SubmitButtonProps = {
  children: string
  form: string
  connection: Connection
  isSubmitted: boolean
  missingText?: string | undefined
}

/** Enabled while something is missing (decisions D66); when pressed, it says what. */
export function SubmitButton({
  children,
  form,
  connection,
  isSubmitted,
  missingText,
}: SubmitButtonProps) {
  const { frame, steps } = useTranslations()
  const isWaiting = connection.kind !== 'open'
  const notes =
    isSubmitted && !isWaiting
      ? [frame.pleaseWait]
      : [isWaiting ? steps.line.waiting : undefined, missingText]
  const note = notes.filter((part) => part !== undefined).join(' · ')
  return (
    <FooterButton
      form={form}
      isDisabled={isSubmitted || isWaiting}
      note={note === '' ? undefined : note}
    >
      {children}
    </FooterButton>
  )
}
