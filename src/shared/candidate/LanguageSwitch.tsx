import translate from 'bootstrap-icons/icons/translate.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { useCandidateLanguage } from './language.ts'
import { isLanguageTag, LANGUAGE_TAGS, LANGUAGES } from './languages.ts'

/** The language in the head of every step, in its own script (look 18e): the phone's own list, so that it works with everything. */
export function LanguageSwitch() {
  const { wanted, frame, choose } = useCandidateLanguage()
  return (
    <span className="candidate-way candidate-switch">
      <Icon of={translate} />
      <select
        aria-label={frame.language}
        value={wanted}
        onChange={({ target }) => isLanguageTag(target.value) && choose(target.value)}
      >
        {LANGUAGE_TAGS.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGES[tag].own}
          </option>
        ))}
      </select>
    </span>
  )
}
