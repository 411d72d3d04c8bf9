import chevron from 'bootstrap-icons/icons/chevron-down.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import { env } from '#shared/platform/config/env.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useCandidateLanguage } from '../language/language.ts'
import './PrivacyNotice.css'

type PrivacyMessages = {
  title: string
  who: string
  operator: (values: { operator: string }) => string
  purpose: string
  purposeText: string
  data: string
  dataText: string
  receivers: string
  receiversText: string
  kept: string
  keptDays: (values: { days: number }) => string
  keptUntil: string
  rights: string
  rightsText: string
  board: string
}

type PrivacyNoticeProps = {
  messages: PrivacyMessages
  company: string
}

/** The notice that section 5 of the Digital Personal Data Protection Act requires before consent (decisions L86). */
export function PrivacyNotice({ messages, company }: PrivacyNoticeProps) {
  const { tag } = useCandidateLanguage()
  const settings = env()
  const operator = settings.VITE_COMPANY_NAME
  const email = settings.VITE_PRIVACY_EMAIL || settings.VITE_SUPPORT_EMAIL
  const phone = settings.VITE_PRIVACY_PHONE
  const days = settings.VITE_PRIVACY_RETENTION_DAYS
  const texts = settings.VITE_PRIVACY_TEXTS
  const ownText = texts[tag] ?? texts['en']
  return (
    <details className="privacy-notice">
      <summary>
        <Icon of={shield} />
        <span>{messages.title}</span>
        <Icon of={chevron} />
      </summary>
      <dl>
        <dt>{messages.who}</dt>
        <dd>
          {company}
          {company !== operator && <> · {messages.operator({ operator })}</>}
        </dd>
        <dt>{messages.purpose}</dt>
        <dd>{messages.purposeText}</dd>
        <dt>{messages.data}</dt>
        <dd>{messages.dataText}</dd>
        <dt>{messages.receivers}</dt>
        <dd>{messages.receiversText}</dd>
        <dt>{messages.kept}</dt>
        <dd>{days === null ? messages.keptUntil : messages.keptDays({ days })}</dd>
        <dt>{messages.rights}</dt>
        <dd>
          {messages.rightsText}
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          {messages.board}
        </dd>
      </dl>
      {ownText !== undefined && <p lang={texts[tag] === undefined ? 'en' : undefined}>{ownText}</p>}
    </details>
  )
}
