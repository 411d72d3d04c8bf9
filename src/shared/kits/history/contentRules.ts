import { plural } from '#shared/platform/lib/text/plural.ts'
import type { Rule, RuleId } from './ruleTable.ts'
import { countWords, onPage } from './ruleTexts.ts'

/** Rows of the table for what stands on a page and for pictures (checks 4 to 7, 11 and 14). */
export const CONTENT_RULES = {
  coveredText: {
    strength: 'look',
    check: 'covered',
    title: (finding) =>
      `${countWords(finding)} ${finding.evidence.length === 1 ? 'is' : 'are'} covered${onPage(finding)}`,
    detail: ({ evidence }) =>
      evidence.some(({ now }) => now !== null)
        ? 'Other text stands over it.'
        : 'A shape or picture lies over it.',
    honest:
      'People also cover account numbers before they share a file, and letterheads can lie over text.',
  },
  hiddenText: {
    strength: 'look',
    check: 'hidden',
    title: (finding) => `Text that cannot be seen${onPage(finding)}`,
    detail: ({ facts }) => `It is ${facts.join(', ')}.`,
    honest: 'Signing services, cut margins and forms leave hidden text, too.',
  },
  textBelowPicture: {
    strength: 'note',
    check: 'covered',
    title: (finding) => `Text lies below a picture${onPage(finding)}`,
    detail: () =>
      'A picture of the whole page lies over its text, as scanners and their programs do.',
    honest: null,
  },
  textLayer: {
    strength: 'note',
    check: 'hidden',
    title: (finding) => `A scan with recognised text${onPage(finding)}`,
    detail: () => 'The text was read from the picture and cannot be seen.',
    honest: null,
  },
  madeByGenerator: {
    strength: 'changed',
    check: 'picture',
    title: () => 'The file says that a generator made this picture',
    detail: ({ facts }) => `This is said by ${facts[0] ?? ''}.`,
    honest: null,
  },
  thumbnailDiffers: {
    strength: 'changed',
    check: 'picture',
    title: () => 'One place differs from the small copy in the file',
    detail: () =>
      'Cameras put a small copy of the picture into its file. All other places are the same.',
    honest: null,
  },
  neighbours: {
    strength: 'look',
    check: 'neighbours',
    title: (finding) =>
      `${countWords(finding)} ${finding.evidence.length === 1 ? 'differs' : 'differ'} from the column${onPage(finding)}`,
    detail: ({ facts }) =>
      `Another ${facts.join(', ')}. Nothing else on the page is drawn like it.`,
    honest: 'Programs also fill in single values later, or with a font that has more letters.',
  },
  picturePatch: {
    strength: 'look',
    check: 'patches',
    title: (finding) =>
      `${plural(finding.evidence.length, 'picture')} ${finding.evidence.length === 1 ? 'lies' : 'lie'} on the scan${onPage(finding)}`,
    detail: ({ facts }) => `With another ${facts.join(', ')} than the scan.`,
    honest: 'Scanner apps and portals also put stamps, signatures and codes on a page.',
  },
  typedOnScan: {
    strength: 'look',
    check: 'patches',
    title: (finding) =>
      `${countWords(finding)} ${finding.evidence.length === 1 ? 'was' : 'were'} typed on the scan${onPage(finding)}`,
    detail: () => 'The page is a picture, and this is text that was put on it.',
    honest: 'Offices also number and date scans, and forms are filled in on them.',
  },
  editedByGenerator: {
    strength: 'look',
    check: 'picture',
    title: () => 'A generator made a part of this picture',
    detail: ({ facts }) => `This is said by ${facts[0] ?? ''}.`,
    honest: 'Phones also use one to remove a shadow or to sharpen a photo.',
  },
  pictureEditor: {
    strength: 'look',
    check: 'picture',
    title: ({ facts }) => `Saved by ${facts[0] ?? ''}`,
    detail: () => 'This program changes pictures.',
    honest: 'People also use it to crop, turn or shrink a photo.',
  },
  tablesTwice: {
    strength: 'look',
    check: 'picture',
    title: () => 'Two sets of tables for its compression',
    detail: () => 'Cameras and programs write one.',
    honest: 'A program that makes pictures smaller can leave this, too.',
  },
  screenshot: {
    strength: 'look',
    check: 'picture',
    title: () => 'A picture of a screen',
    detail: () => 'The file says that it is a screenshot. Screens can show anything.',
    honest: 'A screenshot is also the quickest way to send a document from a phone.',
  },
  thumbnailOther: {
    strength: 'note',
    check: 'picture',
    title: () => 'The small copy in the file shows something else',
    detail: () =>
      'Cropping, turning and brightening leave this, and apps that print place and time.',
    honest: null,
  },
  takenWith: {
    strength: 'note',
    check: 'picture',
    title: ({ facts }) => `Taken with ${facts[0] ?? ''}`,
    detail: () => 'The file names this camera or phone.',
    honest: null,
  },
  pictureSilent: {
    strength: 'note',
    check: 'picture',
    title: () => 'The file does not say how it was made',
    detail: () => 'Messengers and web pages remove this from pictures.',
    honest: null,
  },
  qrChanged: {
    strength: 'changed',
    check: 'qr',
    title: (finding) => `The Aadhaar QR code${onPage(finding)} was changed`,
    detail: () => 'Its signature was made for another content.',
    honest: null,
  },
  qrDiffers: {
    strength: 'changed',
    check: 'qr',
    title: (finding) =>
      `${plural(finding.evidence.length, 'printed field')} ${finding.evidence.length === 1 ? 'differs' : 'differ'} from the Aadhaar QR code${onPage(finding)}`,
    detail: () => 'The document prints other data than its own code holds.',
    honest: null,
  },
  qrSigned: {
    strength: 'note',
    check: 'qr',
    title: () => 'The signature of the Aadhaar QR code is right',
    detail: () => 'The data in the code is as it was signed.',
    honest: null,
  },
  qrUnchecked: {
    strength: 'note',
    check: 'qr',
    title: () => 'An Aadhaar QR code was read, its signature was not checked',
    detail: () => 'No certificate of this deployment belongs to it.',
    honest: null,
  },
} satisfies Partial<Record<RuleId, Rule>>
