import type { Rule } from '../../ruleTable.ts'

export const SET_RULE_IDS = ['otherFigures', 'foreignMember'] as const

/** Check 10. */
export const SET_RULES: Readonly<Record<(typeof SET_RULE_IDS)[number], Rule>> = {
  otherFigures: {
    strength: 'look',
    check: 'sets',
    title: ({ facts: [name = ''] }) => `The same as ${name}, with other figures`,
    detail: ({ facts: [, ...differences] }) => differences.join(' '),
    honest: 'Corrected versions of a document are issued, too.',
  },
  foreignMember: {
    strength: 'look',
    check: 'sets',
    title: () => 'Differs from the other files of its account or employer',
    detail: ({ facts }) => facts.join(' '),
    honest: 'People also print or merge single files, and banks change their programs.',
  },
}
