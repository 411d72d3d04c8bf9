import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import type { SubmissionStatus } from '../model/flow.ts'
import type { FormCase } from '../model/form.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations } from '../translations.ts'
import './sending.css'

type SendingScreenProps = {
  formCase: FormCase
  submission: Exclude<SubmissionStatus, { kind: 'waiting' }>
}

export function SendingScreen({ formCase, submission }: SendingScreenProps) {
  const { sending } = useTranslations()
  const { percent } = useFormats()
  const share = submission.kind === 'sending' ? submission.share : null
  return (
    <CandidateFrame
      screen="sending"
      title={sending.title}
      lead={sending.lead}
      {...senderOf(formCase)}
      progress={{ name: sending.part, step: 4, total: 4 }}
    >
      <div className="sending-panel">
        <p aria-live="polite">
          {share === null ? sending.looking : sending.share({ percent: percent(share) })}
        </p>
        <progress aria-label={sending.title} value={share ?? undefined} />
      </div>
    </CandidateFrame>
  )
}
