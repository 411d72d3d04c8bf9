import { SAME_PLACE_KM } from '#shared/platform/lib/numbers/distance.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { DialogContext, DialogFact } from '#shared/platform/store/overlaySlice.ts'
import {
  ANSWER_NAMES,
  PHOTO_NAMES,
  type AddressCase,
  type ReviewItem,
  type QcAction,
} from '../../../case.ts'
import { formatKm } from '../../../map/geometry.ts'
import type { PlottedAddress } from '../../../map/mapHandle.ts'
import { compareAnswer } from '../answers/differences.ts'
import { ITEM_LABELS, formatLabelList, formatAnswer } from '../labels.ts'
import { tallyDecisions, type DecisionTally, isOverriding, type Review } from '../review.ts'

/** `distanceKm` is from entered to detected; null without a detected location. */
type Verdict = {
  review: Review
  action: QcAction
  record: AddressCase
  distanceKm: number | null
  plotted: PlottedAddress | null
}
type TalliedVerdict = Verdict & { tally: DecisionTally }

const isPhoto = (name: ReviewItem) => PHOTO_NAMES.some((photo) => photo === name)
const isAnswer = (name: ReviewItem) => ANSWER_NAMES.some((answer) => answer === name)

type Contradiction = { action: QcAction; describe: (verdict: TalliedVerdict) => string | null }

/** Verdicts that contradict the decisions are allowed, because the reviewer may know more. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    action: 'Pass',
    describe: ({ tally: counted }) => {
      const photos = counted.rejected.filter(isPhoto)
      return photos.length === 0 ? null : `You rejected ${formatLabelList(photos)}.`
    },
  },
  {
    action: 'Pass',
    describe: ({ distanceKm }) =>
      distanceKm === null || distanceKm <= SAME_PLACE_KM
        ? null
        : `The two locations are ${formatKm(distanceKm)} apart.`,
  },
  {
    action: 'Fail',
    describe: ({ tally: counted }) =>
      counted.rejected.length > 0 ? null : 'You accepted everything.',
  },
  {
    action: 'Reinitiate',
    describe: ({ tally: counted }) =>
      counted.rejected.length > 0
        ? null
        : 'You accepted everything, so there is nothing to ask the candidate for.',
  },
]

export function describeContradictions(verdict: Verdict): string {
  const verdictWithTally = { ...verdict, tally: tallyDecisions(verdict.review) }
  return CONTRADICTIONS.filter(({ action }) => action === verdict.action)
    .flatMap(({ describe }) => describe(verdictWithTally) ?? [])
    .join(' ')
}

const CONSEQUENCES: Record<QcAction, (tally: DecisionTally) => string> = {
  Pass: () => 'The case becomes QC Successful, and its report can be downloaded.',
  Fail: () => 'The case becomes QC Failed, and its report can be downloaded.',
  Reinitiate: ({ accepted, rejected }) =>
    rejected.length === 0
      ? 'The candidate gets the form again, with everything in it locked.'
      : `The candidate is asked again for ${formatLabelList(rejected)}. The other ${accepted.length} are shown locked.`,
}

/** The dialog confirmSubmitQc (look 17c), with a warning for a contradiction. */
export function buildConfirmation(verdict: Verdict): DialogContext {
  const { review, action, record } = verdict
  const tally = tallyDecisions(review)
  const contradictions = describeContradictions(verdict)
  return {
    override: {
      title: contradictions === '' ? `Submit as ${action}?` : `Submit as ${action} anyway?`,
      line: [record.source.name, record.source.reference].filter((part) => part !== '').join(', '),
    },
    warning: contradictions || undefined,
    facts: [
      ...(tally.rejected.length === 0 ? [] : [rejectedFact(tally.rejected, record)]),
      acceptedFact(tally.accepted),
      { label: 'Location', lines: [locationFact(verdict)] },
      ...(verdict.plotted === null
        ? []
        : [
            {
              label: 'New address',
              lines: [{ text: verdict.plotted.address, note: 'is sent with the verdict' }],
            },
          ]),
      { label: 'Final Comments', lines: [{ text: review.comments.trim() || 'None' }] },
    ],
    footnote: CONSEQUENCES[action](tally),
  }
}

function rejectedFact(names: readonly ReviewItem[], record: AddressCase): DialogFact {
  return {
    label: `${names.length} rejected`,
    lines: names.map((name) => ({
      text: ITEM_LABELS[name],
      isRejected: true,
      ...answerNote(name, record),
    })),
  }
}

function answerNote(name: ReviewItem, record: AddressCase): { note?: string } {
  const answer = ANSWER_NAMES.find((answerName) => answerName === name)
  if (answer === undefined) return {}
  const answerText = formatAnswer(answer, record.answers) || 'not answered'
  const comparison = compareAnswer(answer, record)
  if (comparison?.isDifferent !== true) return { note: answerText }
  return { note: `${answerText}, source: ${comparison.source.map(({ text }) => text).join('')}` }
}

function acceptedFact(names: readonly ReviewItem[]): DialogFact {
  const answers = plural(names.filter(isAnswer).length, 'answer')
  const photos = plural(names.filter(isPhoto).length, 'photo')
  return { label: `${names.length} accepted`, lines: [{ text: `${answers}, ${photos}` }] }
}

function locationFact({ review, action, distanceKm }: Verdict): { text: string; note?: string } {
  const override = isOverriding({ ...review, action })
    ? 'entered address overridden'
    : 'no override'
  if (distanceKm === null) return { text: 'No location was detected,', note: override }
  const locationCount = distanceKm <= SAME_PLACE_KM ? 'one location' : 'two locations'
  return { text: `${formatKm(distanceKm)} apart,`, note: `${locationCount}, ${override}` }
}
