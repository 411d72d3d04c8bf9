import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { isReconnecting } from '../session/transitions.ts'
import type { Connection } from '../session/uanState.ts'
import { useTranslations } from '../translations.ts'

type ConnectionNoticeProps = {
  connection: Connection
  /** The step that is open. */
  step?: 'login' | 'captcha' | 'otp'
  /** Says that typed text is not lost. */
  isInputKept?: boolean
}

export function ConnectionNotice({ connection, step, isInputKept = false }: ConnectionNoticeProps) {
  const { line: messages } = useTranslations().steps
  const isBack = connection.kind === 'open' && connection.isRestored
  return (
    <div role="status">
      {isReconnecting(connection) && (
        <Notice tone="warning" icon={arrows}>
          <b>{messages.lost}</b> {isInputKept ? messages.kept : messages.paused}
        </Notice>
      )}
      {isBack && (
        <Notice tone="success" icon={check}>
          <b>{messages.back}</b> {step === undefined ? messages.goOn : messages.at[step]}
        </Notice>
      )}
    </div>
  )
}
