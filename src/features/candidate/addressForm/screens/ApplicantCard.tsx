import { useCandidateLanguage } from '#shared/candidate/language.ts'
import { initialsOf } from '#shared/lib/initials.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { FormCase } from '../form.ts'
import { useWords } from '../words/words.ts'
import { senderOf } from './senderOf.ts'
import './screens.css'

type ApplicantCardProps = {
  /** Null while it is fetched. */
  formCase: FormCase | null
}

/** Who, on whose behalf, and which address, as far as the case names them; names and addresses stay as they were given. */
export function ApplicantCard({ formCase }: ApplicantCardProps) {
  const { screens } = useWords()
  const { frame } = useCandidateLanguage()
  if (formCase === null)
    return (
      <div className="applicant">
        <Skeleton label={frame.pleaseWait} />
      </div>
    )
  const { name, address } = formCase.source
  return (
    <div className="applicant">
      {name !== '' && (
        <span className="applicant-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        {name !== '' && (
          <p className="applicant-name" lang="en">
            {name}
          </p>
        )}
        <p className="applicant-for">{screens.application.onBehalfOf(senderOf(formCase).company)}</p>
        {address !== '' && (
          <p className="applicant-address" lang="en">
            {address}
          </p>
        )}
      </div>
    </div>
  )
}
