import building from 'bootstrap-icons/icons/building.svg?raw'
import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard-check.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { MessageScreen } from '#shared/kits/candidate/MessageScreen.tsx'
import type { Candidate } from '../session/frames.ts'
import type { Failure } from '../session/uanState.ts'
import { useTranslations } from '../translations.ts'
import { useSender } from './useSender.ts'

const ICONS: Record<Failure, string> = {
  invalidLink: link,
  notNow: exclamation,
  captchaLimit: clock,
  serverError: cloudSlash,
  timeExpired: clock,
  disconnected: cloudSlash,
  connection: cloudSlash,
  unknown: exclamation,
}

/** A retry cannot fix these (kyc §8). */
const WITHOUT_REFRESH: ReadonlySet<Failure> = new Set(['invalidLink'])

type FailureScreenProps = { reason: Failure; candidate: Candidate | null; onRefresh: () => void }

export function FailureScreen({ reason, candidate, onRefresh }: FailureScreenProps) {
  const { failed: messages } = useTranslations().steps
  const { heading, help } = useSender(candidate)
  const isDead = WITHOUT_REFRESH.has(reason)
  return (
    <MessageScreen
      screen={reason}
      icon={ICONS[reason]}
      {...messages.pages[reason]}
      company={heading}
      {...help}
      {...(isDead
        ? {
            nextSteps: {
              title: messages.ways,
              rows: [
                { icon: chat, text: messages.newest },
                { icon: clipboard, text: messages.whole },
                { icon: building, text: messages.ask },
              ],
            },
          }
        : { action: { label: messages.refresh, onPress: onRefresh } })}
    />
  )
}
