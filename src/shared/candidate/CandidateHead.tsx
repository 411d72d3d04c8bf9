import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import telephone from 'bootstrap-icons/icons/telephone.svg?raw'
import { env } from '#shared/config/env.ts'
import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useCandidateLanguage } from './language.ts'

type CandidateHeadProps = {
  company: string | undefined
  onBack: (() => void) | undefined
  phone: string | undefined
  email: string | undefined
  otherContact: string | undefined
  isChoice: boolean
}

export function CandidateHead(props: CandidateHeadProps) {
  const { company, onBack, phone, email, otherContact, isChoice } = props
  const { frame } = useCandidateLanguage()
  const { VITE_PRODUCT_NAME, VITE_SUPPORT_EMAIL } = env()
  const contact = phone ?? email
  const name = company ?? VITE_PRODUCT_NAME
  return (
    <header className="candidate-head">
      {onBack === undefined ? (
        <BrandMark name={name} />
      ) : (
        <>
          <button
            type="button"
            className="btn btn-ghost candidate-back"
            aria-label={frame.back}
            onClick={onBack}
          >
            <Icon of={arrowLeft} className="lg" />
          </button>
          <span className="candidate-company">{name}</span>
        </>
      )}
      <div className="candidate-ways">
        {!isChoice && <LanguageSwitch />}
        {otherContact === undefined && (
          <a
            className="candidate-way"
            href={
              phone === undefined
                ? `mailto:${email ?? VITE_SUPPORT_EMAIL}`
                : `tel:${phone.replaceAll(' ', '')}`
            }
            aria-label={contact === undefined ? undefined : `${frame.help}: ${contact}`}
          >
            <Icon of={phone === undefined ? envelope : telephone} />
            <span>{frame.help}</span>
          </a>
        )}
      </div>
      {otherContact !== undefined && (
        <p className="candidate-contact">
          {frame.help}: {otherContact}
        </p>
      )}
    </header>
  )
}
