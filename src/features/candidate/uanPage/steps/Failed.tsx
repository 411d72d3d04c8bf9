import building from 'bootstrap-icons/icons/building.svg?raw'
import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard-check.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { MessageScreen } from '#shared/candidate/MessageScreen.tsx'
import type { Candidate } from '../session/frames.ts'
import type { Failure } from '../session/uanState.ts'
import { useWords } from '../words/words.ts'
import { useSender } from './sender.ts'

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

/** Nothing that a new attempt would change (kyc §8). */
const WITHOUT_REFRESH: ReadonlySet<Failure> = new Set(['invalidLink'])

type FailedProps = { why: Failure; candidate: Candidate | null; onRefresh: () => void }

/** It cannot go on, or not now: what the status says, and what one can do (look 15f). */
export function Failed({ why, candidate, onRefresh }: FailedProps) {
  const { failed: words } = useWords().steps
  const { head, help } = useSender(candidate)
  const isDead = WITHOUT_REFRESH.has(why)
  return (
    <MessageScreen
      screen={why}
      icon={ICONS[why]}
      {...words.pages[why]}
      company={head}
      {...help}
      {...(isDead
        ? {
            ways: {
              title: words.ways,
              rows: [
                { icon: chat, text: words.newest },
                { icon: clipboard, text: words.whole },
                { icon: building, text: words.ask },
              ],
            },
          }
        : { action: { label: words.refresh, onPress: onRefresh } })}
    />
  )
}
