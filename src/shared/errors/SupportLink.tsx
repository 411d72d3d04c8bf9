import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { supportMailto } from './supportMail.ts'

type SupportLinkProps = { name: string; transactionId: string | undefined }

/** The way to a person, with what that person needs to find the event. */
export function SupportLink({ name, transactionId }: SupportLinkProps) {
  const address = supportMailto({ name, ...(transactionId === undefined ? {} : { transactionId }) })
  return (
    <span className="overlay-support">
      <Icon of={envelope} />
      <a href={address}>Contact support</a>
    </span>
  )
}
