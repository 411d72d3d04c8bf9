import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { FormCase } from '../form.ts'
import { useWords } from '../words/words.ts'
import { CopyNumber } from './CopyNumber.tsx'
import { senderOf } from './senderOf.ts'
import './screens.css'

/** What left this phone just now: how many answers and photos, and when (ms). */
export type Sent = { answers: number; photos: number; at: number }

type CompletedProps = {
  formCase: FormCase
  /** Null where it was sent before, or the case is closed. */
  sent: Sent | null
}

/** The case is no longer open (look 10g; kyc §4). */
export function Completed({ formCase, sent }: CompletedProps) {
  const { completed: words } = useWords().screens
  const { number, dateTime } = useFormats()
  const { company, phone } = senderOf(formCase)
  const received =
    sent === null
      ? words.earlier
      : words.received(number(sent.answers), number(sent.photos), dateTime(sent.at))
  return (
    <CandidateFrame
      screen="completed"
      title={words.title}
      above={
        <span className="completed-mark">
          <Icon of={check} />
        </span>
      }
      progress={{ name: words.step, step: 4, of: 4 }}
      {...{ company, phone }}
    >
      <div className="completed-number">
        <p>{words.reference}</p>
        <p>
          <b lang="en">{formCase.referenceId}</b>
        </p>
        <CopyNumber text={formCase.referenceId} />
      </div>
      <IconRows
        rows={[
          { icon: check, text: received },
          { icon: chat, text: words.writes(company) },
        ]}
      />
      <p className="completed-close">{words.close}</p>
    </CandidateFrame>
  )
}
