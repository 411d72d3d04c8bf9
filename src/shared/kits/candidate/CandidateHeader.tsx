import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import telephone from 'bootstrap-icons/icons/telephone.svg?raw'
import translate from 'bootstrap-icons/icons/translate.svg?raw'
import { env } from '#shared/platform/config/env.ts'
import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useCandidateLanguage } from './language/language.ts'
import { isLanguageTag, LANGUAGE_TAGS, LANGUAGES } from './language/languages.ts'

/** A native select, which works on every phone (look 18e). */
function LanguageSwitch() {
  const { requested, frame, setLanguage } = useCandidateLanguage()
  return (
    <span className="candidate-contact-option candidate-switch">
      <Icon of={translate} />
      <select
        aria-label={frame.language}
        value={requested}
        onChange={({ target }) => isLanguageTag(target.value) && setLanguage(target.value)}
      >
        {LANGUAGE_TAGS.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGES[tag].nativeName}
          </option>
        ))}
      </select>
    </span>
  )
}

type CandidateHeaderProps = {
  company: string | undefined
  onBack: (() => void) | undefined
  phone: string | undefined
  email: string | undefined
  otherContact: string | undefined
  hidesLanguageSwitch: boolean
}

export function CandidateHeader(props: CandidateHeaderProps) {
  const { company, onBack, phone, email, otherContact, hidesLanguageSwitch } = props
  const { frame } = useCandidateLanguage()
  const { VITE_PRODUCT_NAME, VITE_SUPPORT_EMAIL } = env()
  const contact = phone ?? email
  const name = company ?? VITE_PRODUCT_NAME
  return (
    <header className="candidate-header">
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
      <div className="candidate-contact-options">
        {!hidesLanguageSwitch && <LanguageSwitch />}
        {otherContact === undefined && (
          <a
            className="candidate-contact-option"
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
