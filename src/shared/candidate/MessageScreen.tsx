import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import type { ReactNode } from 'react'
import { env } from '#shared/config/env.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CandidateFrame } from './CandidateFrame.tsx'
import { FootButton } from './FootButton.tsx'
import { IconRows, type IconRow } from './IconRows.tsx'
import { useCandidateLanguage } from './language.ts'

type MessageScreenProps = {
  screen: string
  /** Source of an icon (`?raw`). */
  icon: string
  title: string
  line: ReactNode
  /** What one can do now, under its heading. */
  ways?: { title: string; rows: readonly IconRow[] }
  /** A way on from here: Try again. */
  action?: { label: string; onPress: () => void }
  company?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  otherContact?: string | undefined
}

/** Nothing can go on here, or not now: what happened, what to do, whom to ask (look 15f). */
export function MessageScreen(props: MessageScreenProps) {
  const { screen, icon, title, line, ways, action } = props
  const { company, phone, email, otherContact } = props
  const { frame } = useCandidateLanguage()
  return (
    <CandidateFrame
      {...{ screen, title, company, phone, email, otherContact }}
      lead={line}
      above={
        <span className="candidate-tile is-bad">
          <Icon of={icon} />
        </span>
      }
      foot={
        <>
          {action !== undefined && <FootButton onPress={action.onPress}>{action.label}</FootButton>}
          <a
            className="btn btn-secondary candidate-button"
            href={`mailto:${env().VITE_SUPPORT_EMAIL}`}
          >
            <Icon of={envelope} />
            {frame.contactSupport}
          </a>
        </>
      }
    >
      {ways !== undefined && (
        <>
          <h2>{ways.title}</h2>
          <IconRows rows={ways.rows} />
        </>
      )}
    </CandidateFrame>
  )
}
