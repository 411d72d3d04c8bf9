import { ANSWERS, PHOTOS, type AddressCase, type Decided } from '#features/kyc/dav/case.ts'
import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import type { DialogContext, DialogFact } from '#shared/errors/overlaySlice.ts'
import { plural } from '#shared/lib/plural.ts'
import { compareAnswer } from './differences.ts'
import { LABELS, listLabels, sayAnswer } from './labels.ts'
import { tally, type Tally } from './progress.ts'
import { isOverriding, type Review } from './review.ts'

/** What is about to be submitted. `distanceKm` lies between the entered and the detected place; null without a detected one. */
type Verdict = {
  review: Review
  action: QcAction
  record: AddressCase
  distanceKm: number | null
}
type Counted = Verdict & { counted: Tally }

/** km: two places this close count as one (kyc §9). */
const ONE_PLACE_KM = 1

const isPhoto = (name: Decided) => PHOTOS.some((photo) => photo === name)
const isAnswer = (name: Decided) => ANSWERS.some((answer) => answer === name)

type Contradiction = { action: QcAction; sayIf: (verdict: Counted) => string | null }

/** Verdicts that speak against what was decided. None is forbidden: the reviewer may know more. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    action: 'Pass',
    sayIf: ({ counted }) => {
      const photos = counted.rejected.filter(isPhoto)
      return photos.length === 0 ? null : `You rejected ${listLabels(photos)}.`
    },
  },
  {
    action: 'Pass',
    sayIf: ({ distanceKm }) =>
      distanceKm === null || distanceKm <= ONE_PLACE_KM
        ? null
        : `The two places are ${sayKm(distanceKm)} apart.`,
  },
  {
    action: 'Fail',
    sayIf: ({ counted }) => (counted.rejected.length > 0 ? null : 'You accepted everything.'),
  },
  {
    action: 'Reinitiate',
    sayIf: ({ counted }) =>
      counted.rejected.length > 0
        ? null
        : 'You accepted everything, so there is nothing to ask the candidate for.',
  },
]

/** Why the verdict contradicts the decisions; empty where it does not. */
export function sayContradictions(verdict: Verdict): string {
  const counted = { ...verdict, counted: tally(verdict.review) }
  return CONTRADICTIONS.filter(({ action }) => action === verdict.action)
    .flatMap(({ sayIf }) => sayIf(counted) ?? [])
    .join(' ')
}

/** 0.344 → '0.34 km' (kyc §9). */
const sayKm = (km: number): string => `${km.toFixed(2)} km`

const NEXT: Record<QcAction, (counted: Tally) => string> = {
  Pass: () => 'The case becomes QC Successful, and its report can be downloaded.',
  Fail: () => 'The case becomes QC Failed, and its report can be downloaded.',
  Reinitiate: ({ accepted, rejected }) =>
    rejected.length === 0
      ? 'The candidate gets the form again, with everything in it locked.'
      : `The candidate is asked again for ${listLabels(rejected)}. The other ${accepted.length} are shown locked.`,
}

/** The last look before a verdict goes (confirmSubmitQc, look 17c); a contradiction is asked about in it. */
export function toConfirmation(verdict: Verdict): DialogContext {
  const { review, action, record } = verdict
  const counted = tally(review)
  const doubt = sayContradictions(verdict)
  return {
    about: {
      title: doubt === '' ? `Submit as ${action}?` : `Submit as ${action} all the same?`,
      line: [record.source.name, record.source.reference].filter((part) => part !== '').join(', '),
    },
    ...(doubt === '' ? {} : { doubt }),
    facts: [
      ...(counted.rejected.length === 0 ? [] : [rejectedFact(counted.rejected, record)]),
      acceptedFact(counted.accepted),
      { label: 'Location', lines: [locationLine(verdict)] },
      { label: 'Final Comments', lines: [{ text: review.comments.trim() || 'None' }] },
    ],
    kept: NEXT[action](counted),
  }
}

function rejectedFact(names: readonly Decided[], record: AddressCase): DialogFact {
  return {
    label: `${names.length} rejected`,
    lines: names.map((name) => ({ text: LABELS[name], isBad: true, ...answerNote(name, record) })),
  }
}

function answerNote(name: Decided, record: AddressCase): { note?: string } {
  const answer = ANSWERS.find((one) => one === name)
  if (answer === undefined) return {}
  const given = sayAnswer(answer, record.answers) || 'not answered'
  const beside = compareAnswer(answer, record)
  if (beside?.isDifferent !== true) return { note: given }
  return { note: `${given}, source: ${beside.source.map(({ text }) => text).join('')}` }
}

function acceptedFact(names: readonly Decided[]): DialogFact {
  const answers = plural(names.filter(isAnswer).length, 'answer')
  const photos = plural(names.filter(isPhoto).length, 'photo')
  return { label: `${names.length} accepted`, lines: [{ text: `${answers}, ${photos}` }] }
}

function locationLine({ review, action, distanceKm }: Verdict): { text: string; note?: string } {
  const override = isOverriding({ ...review, action })
    ? 'entered address overridden'
    : 'no override'
  if (distanceKm === null) return { text: 'No place was detected,', note: override }
  const told = distanceKm <= ONE_PLACE_KM ? 'one place' : 'two places'
  return { text: `${sayKm(distanceKm)} apart,`, note: `${told}, ${override}` }
}
