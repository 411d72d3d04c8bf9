import questionCircle from 'bootstrap-icons/icons/question-circle.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'

type SupportLinkProps = { className: string }

export function SupportLink({ className }: SupportLinkProps) {
  return (
    <a className={className} href={supportMailto({ about: 'Question' })}>
      <Icon of={questionCircle} />
      Support
    </a>
  )
}
