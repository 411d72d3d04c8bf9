import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import type { Delivery } from '../flow/flow.ts'
import type { FormCase } from '../form.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import './sending.css'

type SendingScreenProps = {
  formCase: FormCase
  delivery: Exclude<Delivery, { kind: 'waiting' }>
}

/** The bytes that have left, or the question whether they arrived. */
export function SendingScreen({ formCase, delivery }: SendingScreenProps) {
  const { sending } = useWords()
  const { percent } = useFormats()
  const share = delivery.kind === 'sending' ? delivery.share : null
  return (
    <CandidateFrame
      screen="sending"
      title={sending.title}
      lead={sending.lead}
      {...senderOf(formCase)}
      progress={{ name: sending.part, step: 4, of: 4 }}
    >
      <div className="sending-panel">
        <p aria-live="polite">{share === null ? sending.looking : sending.share(percent(share))}</p>
        <progress aria-label={sending.title} {...(share === null ? {} : { value: share })} />
      </div>
    </CandidateFrame>
  )
}
