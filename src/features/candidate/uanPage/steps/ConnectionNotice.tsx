import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import type { Connection } from '../session/uanState.ts'
import { useTranslations } from '../translations.ts'

type ConnectionNoticeProps = {
  connection: Connection
  /** Says that typed text is not lost. */
  isInputKept?: boolean
}

export function ConnectionNotice({ connection, isInputKept = false }: ConnectionNoticeProps) {
  const { line: messages } = useTranslations().steps
  const isBack = connection.kind === 'open' && connection.isRestored
  const isLost =
    connection.kind === 'lost' ||
    connection.kind === 'reconnecting' ||
    connection.kind === 'settling'
  return (
    <div role="status">
      {isLost && (
        <Notice tone="warning" icon={arrows}>
          <b>{messages.lost}</b> {isInputKept ? messages.kept : messages.paused}
        </Notice>
      )}
      {isBack && (
        <Notice tone="success" icon={check}>
          <b>{messages.back}</b> {messages.goOn}
        </Notice>
      )}
    </div>
  )
}
