import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { SubmissionSummary } from '../model/flow.ts'
import type { FormCase } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { senderOf } from '../model/senderOf.ts'
import './screens.css'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { useState } from 'react'

type CopyNumberProps = { text: string }

function CopyNumber({ text }: CopyNumberProps) {
  const { completed: messages } = useTranslations().screens
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
    } catch {
      setCopied('notCopied') // in-app browsers refuse it
    }
  }
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
        <Icon of={clipboard} />
        {messages.copy}
      </button>
      <p role="status" className={`completed-copied is-${copied}`}>
        {copied !== null && messages[copied]}
      </p>
    </>
  )
}

type CompletedProps = {
  formCase: FormCase
  /** Null where it was submitted before, or the case was closed. */
  summary: SubmissionSummary | null
}

export function Completed({ formCase, summary }: CompletedProps) {
  const { completed: messages } = useTranslations().screens
  const { dateTime } = useFormats()
  const { company, phone } = senderOf(formCase)
  const received =
    summary === null
      ? messages.earlier
      : messages.received({ answers: summary.answers, photos: summary.photos, when: dateTime(summary.at) })
  return (
    <CandidateFrame
      screen="completed"
      title={messages.title}
      aboveTitle={
        <span className="completed-mark">
          <Icon of={check} />
        </span>
      }
      progress={{ name: messages.step, step: 4, total: 4 }}
      {...{ company, phone }}
    >
      <div className="completed-number">
        <p>{messages.reference}</p>
        <p>
          <b lang="en">{formCase.referenceId}</b>
        </p>
        <CopyNumber text={formCase.referenceId} />
      </div>
      <IconRows
        rows={[
          { icon: check, text: received },
          { icon: chat, text: messages.writes({ company }) },
        ]}
      />
      <p className="completed-close">{messages.close}</p>
    </CandidateFrame>
  )
}
