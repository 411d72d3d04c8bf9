import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import type { ReactNode } from 'react'
import { env } from '#shared/platform/config/env.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { CandidateFrame } from './CandidateFrame.tsx'
import { FooterButton } from './FooterButton.tsx'
import { IconRows, type IconRow } from './IconRows.tsx'
import { useCandidateLanguage } from './language/language.ts'

type MessageScreenProps = {
  screen: string
  icon: string
  title: string
  description: ReactNode
  nextSteps?: { title: string; rows: readonly IconRow[] }
  action?: { label: string; onPress: () => void }
  company?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  otherContact?: string | undefined
}

/** A final or temporary stop (look 15f). */
export function MessageScreen(props: MessageScreenProps) {
  const { screen, icon, title, description, nextSteps, action } = props
  const { company, phone, email, otherContact } = props
  const { frame } = useCandidateLanguage()
  return (
    <CandidateFrame
      {...{ screen, title, company, phone, email, otherContact }}
      lead={description}
      aboveTitle={
        <span className="candidate-message-icon is-bad">
          <Icon of={icon} />
        </span>
      }
      footer={
        <>
          {action !== undefined && (
            <FooterButton onPress={action.onPress}>{action.label}</FooterButton>
          )}
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
      {nextSteps !== undefined && (
        <>
          <h2>{nextSteps.title}</h2>
          <IconRows rows={nextSteps.rows} />
        </>
      )}
    </CandidateFrame>
  )
}
