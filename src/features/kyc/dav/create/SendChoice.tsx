import { Segmented } from '#shared/ui/Segmented.tsx'

export type Sending = 'asItIs' | 'repaired'

const OPTIONS = [
  { value: 'asItIs', label: 'As it is' },
  { value: 'repaired', label: 'Repaired' },
] as const

type SendChoiceProps = { sending: Sending; onChange: (sending: Sending) => void }

/** Which of the two goes: the file byte for byte, or what the choices made of it (decisions D56). */
export function SendChoice({ sending, onChange }: SendChoiceProps) {
  return (
    <Segmented label="File that is sent" options={OPTIONS} value={sending} onChange={onChange} />
  )
}
