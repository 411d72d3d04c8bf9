import { isCtsName } from '#shared/lib/isCtsName.ts'
import {
  FIELD_NAMES,
  PHOTO_NAMES,
  type Answers,
  type AskedName,
  type Dependence,
  type FieldName,
  type FormCase,
  type PhotoName,
  type Photos,
} from './form.ts'

/** 'Other' asks what it is (kyc §5). */
const OTHER_TEXTS: readonly Dependence[] = [
  {
    key: 'relationshipWithCandidateOther',
    dependsOn: 'relationshipWithCandidate',
    values: ['Other'],
  },
  { key: 'typeOfAddressOther', dependsOn: 'typeOfAddress', values: ['Other'] },
]

const STAY: ReadonlySet<AskedName> = new Set<AskedName>(['periodOfStayFrom', 'periodOfStayTo'])
/** Of CTS neither is taken (kyc §4). */
const PROOFS: ReadonlySet<AskedName> = new Set<AskedName>(['idProof', 'addressProof'])

export const isCts = ({ subClientName }: FormCase): boolean => isCtsName(subClientName)

/** What the form begins with: what was accepted or not judged, and for CTS the stay as the case has it (decisions D65). */
export function firstAnswers(formCase: FormCase): Answers {
  const { stayFrom, stayTo } = formCase.source
  const prefilled = isCts(formCase)
    ? given({ periodOfStayFrom: stayFrom, periodOfStayTo: stayTo })
    : {}
  return { ...formCase.answers, ...prefilled }
}

const given = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''))

/** Accepted before; the text of an 'Other' that was accepted goes with it. */
export function isLocked({ locked }: FormCase, name: AskedName): boolean {
  const parent = OTHER_TEXTS.find(({ key }) => key === name)?.dependsOn
  return locked.includes(name) || (parent !== undefined && locked.includes(parent))
}

/** Shown, but not to be changed. */
export function isFixed(formCase: FormCase, name: FieldName): boolean {
  return (
    isLocked(formCase, name) ||
    (isCts(formCase) && STAY.has(name) && firstAnswers(formCase)[name] !== undefined)
  )
}

/** Whether the form asks for it, over any number of levels (kyc §4); what depends on itself is never asked for. */
export function isAsked(
  formCase: FormCase,
  answers: Answers,
  name: AskedName,
  above: readonly AskedName[] = [],
): boolean {
  if (above.includes(name) || (isCts(formCase) && PROOFS.has(name))) return false
  return [...OTHER_TEXTS, ...formCase.dependences]
    .filter(({ key }) => key === name)
    .every(
      ({ dependsOn, values }) =>
        values.includes(answers[dependsOn] ?? '') &&
        isAsked(formCase, answers, dependsOn, [...above, name]),
    )
}

export const askedFields = (formCase: FormCase, answers: Answers): FieldName[] =>
  FIELD_NAMES.filter((name) => isAsked(formCase, answers, name))

export const askedPhotos = (formCase: FormCase, answers: Answers): PhotoName[] =>
  PHOTO_NAMES.filter((name) => isAsked(formCase, answers, name))

/** What somebody has filled in so far. */
export type Given = { answers: Answers; photos: Photos }

/** What is asked for, not accepted before and not there, in the order of the screen. */
export function missingOf(formCase: FormCase, { answers, photos }: Given): AskedName[] {
  return [
    ...askedFields(formCase, answers).filter((name) => (answers[name] ?? '').trim() === ''),
    ...askedPhotos(formCase, answers).filter((name) => photos[name] === undefined),
  ].filter((name) => !isLocked(formCase, name))
}

/** How much of what is asked for is done, what was accepted before too. */
export function progressOf(formCase: FormCase, filled: Given): { done: number; total: number } {
  const { answers } = filled
  const total = askedFields(formCase, answers).length + askedPhotos(formCase, answers).length
  return { done: total - missingOf(formCase, filled).length, total }
}

/** What is sent of it: all that is asked for and not accepted before. */
export function sentOf(formCase: FormCase, { answers, photos }: Given): Given {
  const isSent = (name: AskedName) => !isLocked(formCase, name)
  return {
    answers: given(
      Object.fromEntries(
        askedFields(formCase, answers)
          .filter(isSent)
          .map((name) => [name, (answers[name] ?? '').trim()]),
      ),
    ),
    photos: Object.fromEntries(
      askedPhotos(formCase, answers)
        .filter(isSent)
        .flatMap((name) => (photos[name] === undefined ? [] : [[name, photos[name]]])),
    ),
  }
}
