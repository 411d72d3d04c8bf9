import { FIELDS, isChoice } from '../model/fields.ts'
import type { FieldName } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { usePeriodFormats } from './usePeriodFormats.ts'

/** Choices and periods are translated, texts unchanged. */
export function useAnswerText(): (name: FieldName, answer: string) => string {
  const { fields } = useTranslations()
  const { periodText } = usePeriodFormats()
  return (name, answer) => {
    if (FIELDS[name].kind === 'period') return periodText(answer)
    return FIELDS[name].kind === 'choice' && isChoice(answer) ? fields.choices[answer] : answer
  }
}
