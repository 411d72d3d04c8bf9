import { FIELDS, isInList } from './fields.ts'
import type { Answers, FieldName, FormCase, FormFieldName } from './form.ts'
import { isLocked, requiredFields, requiredPhotos, type FormValues } from './formValues.ts'
import { isUnfinished, stayIssue } from './stayPeriods.ts'

function isAnswered(formCase: FormCase, answers: Answers, name: FieldName): boolean {
  const text = (answers[name] ?? '').trim()
  if (text === '' || !isInList(name, text)) return false
  return (
    FIELDS[name].kind !== 'period' ||
    (!isUnfinished(text) && stayIssue(formCase, answers, name) === null)
  )
}

/** Also those whose answer is refused. */
export function missingFields(
  formCase: FormCase,
  { answers, photos }: FormValues,
): FormFieldName[] {
  return [
    ...requiredFields(formCase, answers).filter((name) => !isAnswered(formCase, answers, name)),
    ...requiredPhotos(formCase, answers).filter((name) => photos[name] === undefined),
  ].filter((name) => !isLocked(formCase, name))
}

export function formProgress(
  formCase: FormCase,
  filled: FormValues,
): { done: number; total: number } {
  const { answers } = filled
  const total = requiredFields(formCase, answers).length + requiredPhotos(formCase, answers).length
  return { done: total - missingFields(formCase, filled).length, total }
}
