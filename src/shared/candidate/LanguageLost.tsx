import { useCandidateLanguage } from './language.ts'

/** A dictionary did not come: what is shown stays, and it is tried again, by itself too. */
export function LanguageLost() {
  const { frame, tryAgain } = useCandidateLanguage()
  return (
    <p className="candidate-lost" role="alert">
      {frame.languageLost}
      <button type="button" className="btn btn-secondary" onClick={tryAgain}>
        {frame.tryAgain}
      </button>
    </p>
  )
}
