import { isCtsName } from '#shared/platform/lib/isCtsName.ts'
import {
  FIELD_NAMES,
  FORM_PHOTO_NAMES,
  type Answers,
  type FormFieldName,
  type FieldDependency,
  type FieldName,
  type FormCase,
  type FormPhotoName,
  type Photos,
  type TakenPhoto,
} from './form.ts'

/** 'Other' requires its text field (kyc §5). */
const OTHER_TEXT_DEPENDENCIES: readonly FieldDependency[] = [
  {
    key: 'relationshipWithCandidateOther',
    dependsOn: 'relationshipWithCandidate',
    values: ['Other'],
  },
  { key: 'typeOfAddressOther', dependsOn: 'typeOfAddress', values: ['Other'] },
]

const STAY: ReadonlySet<FormFieldName> = new Set<FormFieldName>([
  'periodOfStayFrom',
  'periodOfStayTo',
])
/** Not required for CTS (kyc §4). */
const PROOFS: ReadonlySet<FormFieldName> = new Set<FormFieldName>(['idProof', 'addressProof'])

export const isCts = ({ subClientName }: FormCase): boolean => isCtsName(subClientName)

/** Accepted or not reviewed answers, and for CTS the case's period of stay (decisions D65). */
export function initialAnswers(formCase: FormCase): Answers {
  const { stayFrom, stayTo } = formCase.source
  const prefilled = isCts(formCase)
    ? withoutEmpty({ periodOfStayFrom: stayFrom, periodOfStayTo: stayTo })
    : {}
  return { ...formCase.answers, ...prefilled }
}

const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''))

/** Includes the text of an accepted 'Other'. */
export function isLocked({ locked }: FormCase, name: FormFieldName): boolean {
  const parent = OTHER_TEXT_DEPENDENCIES.find(({ key }) => key === name)?.dependsOn
  return locked.includes(name) || (parent !== undefined && locked.includes(parent))
}

export function isReadOnly(formCase: FormCase, name: FieldName): boolean {
  return (
    isLocked(formCase, name) ||
    (isCts(formCase) && STAY.has(name) && initialAnswers(formCase)[name] !== undefined)
  )
}

/** Over any number of levels (kyc §4); circular dependencies are never required. */
export function isRequired(
  formCase: FormCase,
  answers: Answers,
  name: FormFieldName,
  ancestors: readonly FormFieldName[] = [],
): boolean {
  if (ancestors.includes(name) || (isCts(formCase) && PROOFS.has(name))) return false
  return [...OTHER_TEXT_DEPENDENCIES, ...formCase.dependencies]
    .filter(({ key }) => key === name)
    .every(
      ({ dependsOn, values }) =>
        values.includes(answers[dependsOn] ?? '') &&
        isRequired(formCase, answers, dependsOn, [...ancestors, name]),
    )
}

export const requiredFields = (formCase: FormCase, answers: Answers): FieldName[] =>
  FIELD_NAMES.filter((name) => isRequired(formCase, answers, name))

export const requiredPhotos = (formCase: FormCase, answers: Answers): FormPhotoName[] =>
  FORM_PHOTO_NAMES.filter((name) => isRequired(formCase, answers, name))

export const photosToTake = (formCase: FormCase): FormPhotoName[] =>
  FORM_PHOTO_NAMES.filter(
    (name) => !isLocked(formCase, name) && !(isCts(formCase) && PROOFS.has(name)),
  )

export type FormValues = { answers: Answers; photos: Photos }

export function valuesToSubmit(formCase: FormCase, { answers, photos }: FormValues): FormValues {
  const isSent = (name: FormFieldName) => !isLocked(formCase, name)
  return {
    answers: withoutEmpty(
      Object.fromEntries(
        requiredFields(formCase, answers)
          .filter(isSent)
          .map((name) => [name, (answers[name] ?? '').trim()]),
      ),
    ),
    photos: Object.fromEntries(
      requiredPhotos(formCase, answers)
        .filter(isSent)
        .flatMap((name) => (photos[name] === undefined ? [] : [[name, photos[name]]])),
    ),
  }
}

/** `missing` fields are marked from Submit until they change (kyc §5). */
export type FormValuesState = FormValues & { missing: readonly FormFieldName[] }

export type FormValuesEvent =
  | { kind: 'answered'; name: FieldName; text: string }
  | { kind: 'taken'; name: FormPhotoName; photo: TakenPhoto }
  | { kind: 'removed'; name: FormPhotoName }
  | { kind: 'missingFieldsFound'; names: readonly FormFieldName[] }

export const initialFormValues = (formCase: FormCase): FormValuesState => ({
  answers: initialAnswers(formCase),
  photos: {},
  missing: [],
})

export function formValuesReducer(
  filled: FormValuesState,
  event: FormValuesEvent,
): FormValuesState {
  switch (event.kind) {
    case 'answered': {
      const answers = { ...filled.answers, [event.name]: event.text }
      return { ...filled, answers, missing: withoutName(filled.missing, event.name) }
    }
    case 'taken': {
      const photos = { ...filled.photos, [event.name]: event.photo }
      return { ...filled, photos, missing: withoutName(filled.missing, event.name) }
    }
    case 'removed': {
      const { [event.name]: _removed, ...photos } = filled.photos
      return { ...filled, photos }
    }
    case 'missingFieldsFound':
      return { ...filled, missing: event.names }
    default:
      return event satisfies never
  }
}

const withoutName = (marked: readonly FormFieldName[], name: FormFieldName) =>
  marked.includes(name) ? marked.filter((each) => each !== name) : marked
