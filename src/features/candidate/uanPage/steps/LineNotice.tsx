import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import { Notice } from '#shared/candidate/Notice.tsx'
import type { Line } from '../session/uanState.ts'
import { useWords } from '../words/words.ts'

type LineNoticeProps = { line: Line }

/** What the candidate needs to know of the connection (look 15d): nothing, while all is well. */
export function LineNotice({ line }: LineNoticeProps) {
  const { line: words } = useWords().steps
  const isBack = line.kind === 'open' && line.isBack
  const isLost = line.kind === 'lost' || line.kind === 'reconnecting' || line.kind === 'settling'
  return (
    <div role="status">
      {isLost && (
        <Notice tone="warning" icon={arrows}>
          <b>{words.lost}</b> {words.kept}
        </Notice>
      )}
      {isBack && (
        <Notice tone="success" icon={check}>
          <b>{words.back}</b> {words.goOn}
        </Notice>
      )}
    </div>
  )
}
