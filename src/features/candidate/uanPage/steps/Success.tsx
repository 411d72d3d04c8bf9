import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Candidate } from '../session/frames.ts'
import { useWords } from '../words/words.ts'
import { useSender } from './sender.ts'

type SuccessProps = {
  candidate: Candidate | null
  /** ms since 1970. */
  at: number
}

/** All is done (look 15e). */
export function Success({ candidate, at }: SuccessProps) {
  const { success: words } = useWords().steps
  const { dateTime } = useFormats()
  const { head, company, help } = useSender(candidate)
  return (
    <CandidateFrame
      screen="success"
      title={words.title}
      lead={words.line(company)}
      above={
        <span className="uan-mark">
          <Icon of={check} />
        </span>
      }
      company={head}
      {...help}
      progress={{ name: words.step, step: 3, of: 3 }}
    >
      <IconRows
        rows={[
          { icon: check, text: words.received(dateTime(at)) },
          { icon: shield, text: words.change },
        ]}
      />
      <p className="uan-close">{words.close}</p>
    </CandidateFrame>
  )
}
