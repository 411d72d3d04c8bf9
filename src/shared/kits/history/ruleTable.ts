import { plural } from '#shared/platform/lib/text/plural.ts'
import { CONTENT_RULES } from './contentRules.ts'
import { formatFileTime } from './fileTime.ts'
import type { Check, Finding } from './finding.ts'
import { FIGURE_RULES, FIGURE_RULE_IDS } from './rules/figures/figureTexts.ts'
import { SET_RULES, SET_RULE_IDS } from './rules/sets/setTexts.ts'
import { SIGNATURE_RULES, SIGNATURE_RULE_IDS } from './rules/signatureTexts.ts'
import { onPage, wordsTitle } from './ruleTexts.ts'

export const STRENGTHS = ['changed', 'look', 'note'] as const
/** 'changed': the file itself proves it. 'look': often comes with editing, has honest reasons. 'note': information. */
export type Strength = (typeof STRENGTHS)[number]

export const RULE_IDS = [
  'wordsChanged',
  'amountsAdded',
  'picturesChanged',
  'madeByGenerator',
  'thumbnailDiffers',
  'qrChanged',
  'qrDiffers',
  'wordsAdded',
  'picturesAdded',
  'outlinesChanged',
  'fieldsChanged',
  'drawingsChanged',
  'pagesAdded',
  'pagesRemoved',
  'coveredText',
  'hiddenText',
  'editor',
  'savedLater',
  'datesDisagree',
  'futureDate',
  ...SET_RULE_IDS,
  ...FIGURE_RULE_IDS,
  ...SIGNATURE_RULE_IDS,
  'writtenInSteps',
  'neighbours',
  'picturePatch',
  'typedOnScan',
  'editedByGenerator',
  'pictureEditor',
  'tablesTwice',
  'screenshot',
  'addedAfter',
  'textBelowPicture',
  'textLayer',
  'printed',
  'madeWith',
  'noOrigin',
  'thumbnailOther',
  'takenWith',
  'pictureSilent',
  'qrSigned',
  'qrUnchecked',
] as const
export type RuleId = (typeof RULE_IDS)[number]

export type Rule = {
  strength: Strength
  check: Check
  title: (finding: Finding) => string
  detail: (finding: Finding) => string
  /** Why an honest file can have it. Every 'look' names one. */
  honest: string | null
}

/** Where some programs are on the web, behind their name. */
const ADDRESS = / ?\((?:https?:|www\.)[^)]*\)/gi
const holds = () => 'The file still holds its earlier version.'

/** Strength, wording and honest reason of every rule. The screen reads only this. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  wordsChanged: {
    strength: 'changed',
    check: 'versions',
    title: wordsTitle,
    detail: holds,
    honest: null,
  },
  amountsAdded: {
    strength: 'changed',
    check: 'versions',
    title: wordsTitle,
    detail: () =>
      'With an amount among the earlier ones. The file still holds its earlier version.',
    honest: null,
  },
  picturesChanged: {
    strength: 'changed',
    check: 'versions',
    title: (finding) => `${plural(finding.evidence.length, 'picture')} changed${onPage(finding)}`,
    detail: holds,
    honest: null,
  },
  wordsAdded: {
    strength: 'look',
    check: 'versions',
    title: wordsTitle,
    detail: () => 'The file still holds its earlier version. Nothing of it was removed or covered.',
    honest: 'Portals and archives also add a line, a number or a stamp when a file is downloaded.',
  },
  picturesAdded: {
    strength: 'look',
    check: 'versions',
    title: (finding) =>
      `${plural(finding.evidence.length, 'picture')} ${finding.evidence.length === 1 ? 'was' : 'were'} added${onPage(finding)}`,
    detail: () => 'The file still holds its earlier version. No text of it is covered.',
    honest: 'Stamps, logos and drawn signatures are added like this, too.',
  },
  outlinesChanged: {
    strength: 'look',
    check: 'versions',
    title: (finding) => `Letters are drawn differently${onPage(finding)}`,
    detail: () =>
      'The text is the same as in the earlier version, its letters have other shapes or places.',
    honest: 'Programs also exchange a font for a better one.',
  },
  fieldsChanged: {
    strength: 'look',
    check: 'versions',
    title: (finding) => `A form field or comment was changed${onPage(finding)}`,
    detail: holds,
    honest: 'Forms are made to be filled in, and comments to be corrected.',
  },
  drawingsChanged: {
    strength: 'look',
    check: 'versions',
    title: (finding) => `Lines or shapes differ from the earlier version${onPage(finding)}`,
    detail: () => 'No word and no picture of this page changed.',
    honest: 'A frame, a tick or a stamp leaves this, too.',
  },
  pagesAdded: {
    strength: 'look',
    check: 'versions',
    title: ({ facts }) =>
      `${plural(facts.length, 'page')} ${facts.length === 1 ? 'was' : 'were'} added later`,
    detail: ({ facts }) =>
      `The earlier version in this file does not have page ${facts.join(', ')}.`,
    honest: 'People also add pages when they put several documents into one file.',
  },
  pagesRemoved: {
    strength: 'look',
    check: 'versions',
    title: ({ facts }) =>
      `${plural(facts.length, 'page')} of the earlier version ${facts.length === 1 ? 'is' : 'are'} missing`,
    detail: ({ facts }) => `In the earlier version: page ${facts.join(', ')}.`,
    honest: 'People also take out pages that nobody asked for.',
  },
  editor: {
    strength: 'look',
    check: 'origin',
    title: ({ facts }) => `Saved by ${facts[1] ?? 'an editor'}`,
    detail: ({ facts }) => `The file names ${facts[0] ?? ''}. Made with ${facts[2] ?? ''}.`,
    honest: 'People also use these to merge or unlock files.',
  },
  savedLater: {
    strength: 'look',
    check: 'dates',
    title: () => 'Saved again after it was made',
    detail: ({ facts: [made = '', saved = ''] }) =>
      `Made ${formatFileTime(made)}, saved ${formatFileTime(saved)}.`,
    honest: 'People also do this when they merge, unlock or number pages.',
  },
  datesDisagree: {
    strength: 'look',
    check: 'dates',
    title: () => 'Two dates in the file disagree',
    detail: ({ facts: [one = '', other = ''] }) =>
      `${formatFileTime(one)} and ${formatFileTime(other)}.`,
    honest: 'Some programs update only one of the two.',
  },
  futureDate: {
    strength: 'look',
    check: 'dates',
    title: () => 'Dated in the future',
    detail: ({ facts: [time = ''] }) => `The file gives ${formatFileTime(time)}.`,
    honest: 'The clock of a computer can be wrong.',
  },
  writtenInSteps: {
    strength: 'note',
    check: 'versions',
    title: () => 'Written in several steps',
    detail: () => 'Text was only added, within the same minute, as some report programs do.',
    honest: null,
  },
  addedAfter: {
    strength: 'note',
    check: 'versions',
    title: () => 'Something was added after it was made',
    detail: ({ facts }) => `Added: ${facts.join(', ')}. What its pages show did not change.`,
    honest: null,
  },
  printed: {
    strength: 'note',
    check: 'origin',
    title: () => 'Printed from a browser or phone: its history is lost',
    detail: ({ facts }) => `Made with ${facts[0] ?? ''}.`,
    honest: null,
  },
  madeWith: {
    strength: 'note',
    check: 'origin',
    title: ({ facts }) => `Made with ${(facts[0] ?? '').replaceAll(ADDRESS, '')}`,
    detail: ({ facts }) =>
      facts[1] === '' ? 'This program is not in our list.' : `This is ${facts[1] ?? ''}.`,
    honest: null,
  },
  ...CONTENT_RULES,
  noOrigin: {
    strength: 'note',
    check: 'origin',
    title: () => 'The file does not say what made it',
    detail: () => 'Its creator and producer are empty.',
    honest: null,
  },
  ...SET_RULES,
  ...FIGURE_RULES,
  ...SIGNATURE_RULES,
}

export const strengthOf = ({ rule }: Finding): Strength => RULES[rule].strength

/** The worst first, in the order of the table. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) =>
      STRENGTHS.indexOf(strengthOf(a)) - STRENGTHS.indexOf(strengthOf(b)) ||
      RULE_IDS.indexOf(a.rule) - RULE_IDS.indexOf(b.rule) ||
      (a.page ?? 0) - (b.page ?? 0),
  )
