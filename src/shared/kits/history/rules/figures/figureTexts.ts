import type { Rule } from '../../ruleTable.ts'
import { onPage } from '../../ruleTexts.ts'

export const FIGURE_RULE_IDS = [
  'balanceBroken',
  'sumsDiffer',
  'impossibleDate',
  'clearingOnHoliday',
  'repeatedReference',
  'numberDiffers',
] as const
export type FigureRuleId = (typeof FIGURE_RULE_IDS)[number]

/** Check 12: figures, dates and numbers that contradict each other. The text itself is not proven wrong by any of them. */
export const FIGURE_RULES: Readonly<Record<FigureRuleId, Rule>> = {
  balanceBroken: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `A balance does not follow from the row before it${onPage(finding)}`,
    detail: () => 'The other rows of the statement add up.',
    honest: 'Banks also leave out rows, or print those of one day in another order.',
  },
  sumsDiffer: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `The totals do not add up${onPage(finding)}`,
    detail: () => 'The parts and the total are all on the page.',
    honest: 'Rounding and amounts that are paid outside the table have the same effect.',
  },
  impossibleDate: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `A date that does not exist${onPage(finding)}`,
    detail: () => 'The month has fewer days.',
    honest: 'People also mistype dates, and some numbers look like one.',
  },
  clearingOnHoliday: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `A cheque was cleared on a day without clearing${onPage(finding)}`,
    detail: () => 'Cheques are not cleared on Sundays and national holidays.',
    honest: 'Some banks book the clearing of the day before on the next one.',
  },
  repeatedReference: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `A transfer has the reference of another one${onPage(finding)}`,
    detail: () => 'Each transfer has a reference of its own.',
    honest: 'A transfer that comes back keeps its reference.',
  },
  numberDiffers: {
    strength: 'look',
    check: 'figures',
    title: (finding) => `A number does not fit${onPage(finding)}`,
    detail: () => 'Its parts or its check digit contradict the rest.',
    honest: 'People also mistype numbers, and keep old ones after a merger or a marriage.',
  },
}
