import { FootButton } from '#shared/candidate/FootButton.tsx'
import type { Line } from '../session/uanState.ts'
import { useWords } from '../words/words.ts'

type SendButtonProps = {
  children: string
  /** Id of the form that it sends. */
  form: string
  line: Line
  isSent: boolean
  /** What is still to be typed. */
  missing?: string | undefined
}

/** Sends a step, once; while it cannot, it says why. It can be pressed while something is missing (decisions D66). */
export function SendButton({ children, form, line, isSent, missing }: SendButtonProps) {
  const { frame, steps } = useWords()
  const isWaiting = line.kind !== 'open'
  const notes =
    isSent && !isWaiting
      ? [frame.pleaseWait]
      : [isWaiting ? steps.line.waiting : undefined, missing]
  const note = notes.filter((part) => part !== undefined).join(' · ')
  return (
    <FootButton form={form} isOff={isSent || isWaiting} note={note === '' ? undefined : note}>
      {children}
    </FootButton>
  )
}
