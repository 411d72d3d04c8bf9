import { FIELDS, isChoice } from '../model/fields.ts'
import type { FieldName } from '../model/form.ts'
import { useTranslations, type Translations } from '../translations.ts'
import { usePeriodFormats } from './usePeriodFormats.ts'

/** Of a stay that goes on: here at the address of the case, there at the one where the candidate lives now. */
export const stillThereText = (name: FieldName, fields: Translations['fields']): string =>
  name === 'verifiedAddressStayingTill' ? fields.stillThere : fields.stillHere

/** Choices and periods are translated, texts unchanged. */
export function useAnswerText(): (name: FieldName, answer: string) => string {
  const { fields } = useTranslations()
  const { periodText } = usePeriodFormats()
  return (name, answer) => {
    if (FIELDS[name].kind === 'period') return periodText(answer, stillThereText(name, fields))
    return FIELDS[name].kind === 'choice' && isChoice(answer) ? fields.choices[answer] : answer
  }
}
