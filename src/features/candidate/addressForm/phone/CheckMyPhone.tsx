import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import type { FormCase } from '../form.ts'

type CheckMyPhoneProps = {
  formCase: FormCase
  onContinue: () => void
  onBack: (() => void) | undefined
}

export function CheckMyPhone({ onContinue, onBack }: CheckMyPhoneProps) {
  return (
    <CandidateFrame
      screen="checkPhone"
      title="Check my phone"
      onBack={onBack}
      foot={<FootButton onPress={onContinue}>Continue</FootButton>}
    />
  )
}
