import type { HistoryState } from '#shared/kits/history/fileHistories.ts'
import type { Finding } from '#shared/kits/history/finding.ts'
import { RULES, strengthOf, type Strength } from '#shared/kits/history/ruleTable.ts'
import { describeEvidence } from '#shared/kits/history/summary.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { pointOf, type OpenPoint, type Question } from '../compare/comparison.ts'

/** A sent document and what it says about its history; undefined while nobody has looked. */
export type DocumentHistory = {
  id: string
  name: string
  history: HistoryState | undefined
}

const ASK: Record<Exclude<Strength, 'note'>, string> = {
  changed: 'Please say who changed the file and why, and send it as the bank or employer made it.',
  look: 'Please send the file as the bank or employer made it.',
}

/** More differences of a finding are counted. */
const NAMED = 2

/** Each finding but notes is a point. Equal bytes have equal points, so that a note holds when a saved file is opened. */
export const historyPoints = (documents: readonly DocumentHistory[]): OpenPoint[] =>
  documents.flatMap(({ id, name, history }) =>
    history?.kind === 'read'
      ? history.findings.flatMap((finding, at) => toPoint(id, name, finding, at))
      : [],
  )

function toPoint(id: string, name: string, finding: Finding, at: number): OpenPoint[] {
  const strength = strengthOf(finding)
  if (strength === 'note') return []
  const { title, detail, honest } = RULES[finding.rule]
  const why = [detail(finding), honest].filter((text) => text !== null && text !== '').join(' ')
  const question: Question = { why, ask: ASK[strength] }
  const text = `${stripBidiControls(name)}: ${title(finding)}${describeDifferences(finding)}.`
  const point = pointOf('documents', `${id}:${finding.rule}:${at}`, strength, text, [], question)
  return [{ ...point, file: id }]
}

/** ' (HRA: 38,400.00 became 68,400.00, and 2 more)' */
export function describeDifferences(finding: Finding, named = NAMED): string {
  const { evidence } = finding
  const texts = evidence.slice(0, named).map((one) => describeEvidence(finding, one))
  const more = evidence.length - texts.length
  if (texts.length === 0) return ''
  return ` (${texts.join('; ')}${more > 0 ? `, and ${more} more` : ''})`
}
