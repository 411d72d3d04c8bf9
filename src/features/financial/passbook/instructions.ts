import collection from 'bootstrap-icons/icons/collection.svg?raw'
import sun from 'bootstrap-icons/icons/brightness-high.svg?raw'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'

export const PASSBOOK_INSTRUCTIONS: InstructionTexts = {
  count:
    'As transaction pages, in order, beside one front page. JPG or PNG; one passbook at a time.',
  extra: [
    {
      icon: collection,
      title: 'The whole front page',
      line: 'Name, account number and bank have to be on it.',
    },
    {
      icon: sun,
      title: 'Straight, sharp, evenly lit',
      line: 'One page a picture, no shadow or finger over the figures.',
    },
  ],
}
