import { formatFileTime } from '../fileTime.ts'
import type { Finding } from '../finding.ts'
import type { Rule } from '../ruleTable.ts'

export const SIGNATURE_RULE_IDS = [
  'signatureWrong',
  'signatureWrapped',
  'changedAfterSigning',
  'forbiddenBySigner',
  'signatureUnfit',
  'signatureGap',
  'signatureEmpty',
  'signatureExchanged',
  'signatureSelfSigned',
  'issuerUnknown',
  'signatureExpired',
  'signatureWeak',
  'signatureRemoved',
  'signed',
  'timeStamped',
  'signedBefore',
] as const

const since = (time: string, words: string) =>
  time === '' ? '' : `, ${words} ${formatFileTime(time)}`

function signedDetail({ facts: [, trust, , issuer = '', scope, ...added] }: Finding): string {
  const named = trust === `issued by ${issuer}` ? '' : `Its certificate names ${issuer} as issuer. `
  const covered = scope === 'all' ? 'the whole file' : 'the file as it was then'
  const later = added.length === 0 ? '' : ` Added after signing: ${added.join(', ')}.`
  return `${named}It covers ${covered}.${later}`
}

const by = ({ facts }: Finding) => facts[0] ?? ''

/** By what `checkCms` says. */
const WRONG_TEXTS: Readonly<Record<string, string>> & { either: string } = {
  digest: 'Bytes of the file were changed after it was signed.',
  signature: 'The signature was not made with the certificate that stands in the file.',
  either:
    'Bytes of the file were changed after it was signed, or it was signed with another certificate.',
}

/** Strength, wording and honest reason of the rules of signatures. */
export const SIGNATURE_RULES: Readonly<Record<(typeof SIGNATURE_RULE_IDS)[number], Rule>> = {
  signatureWrong: {
    strength: 'changed',
    check: 'signatures',
    title: (finding) => `The signature of ${by(finding)} does not match the file`,
    detail: ({ facts }) => WRONG_TEXTS[facts[1] ?? ''] ?? WRONG_TEXTS.either,
    honest: null,
  },
  signatureWrapped: {
    strength: 'changed',
    check: 'signatures',
    title: (finding) => `Content was put into the file that ${by(finding)} signed`,
    detail: () =>
      'The signature leaves out a part of the file, and what the file shows is taken from there.',
    honest: null,
  },
  changedAfterSigning: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `Changed after ${by(finding)} signed`,
    detail: ({ facts: [, ...pages] }) =>
      pages.join('') === ''
        ? 'Pages were added or removed.'
        : `Page ${pages.filter((page) => page !== '').join(', ')} shows something else than when it was signed.`,
    honest: 'Others fill in a form or put their stamp on it after the first one has signed.',
  },
  forbiddenBySigner: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `Added although ${by(finding)} does not allow it`,
    detail: ({ facts: [, ...added] }) => `Added after signing: ${added.join(', ')}.`,
    honest: 'Some programs do not ask what the signer allows.',
  },
  signatureUnfit: {
    strength: 'look',
    check: 'signatures',
    title: () => 'The signature does not fit this file any more (merged or saved again)',
    detail: () => 'It names other places than those where the file has its content.',
    honest: 'People merge and save signed files again, which makes every signature useless.',
  },
  signatureGap: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `The signature of ${by(finding)} leaves out a part of the file`,
    detail: () => 'A signature must cover all of its version but itself.',
    honest:
      'Mail and archive programs add bytes at the end of a file, and some signers count wrong.',
  },
  signatureEmpty: {
    strength: 'look',
    check: 'signatures',
    title: () => 'A signature without content',
    detail: () => 'Nothing in it can be read, so it says nothing about the file.',
    honest: 'Programs that stop while they sign leave this, too.',
  },
  signatureExchanged: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `${by(finding)} may not be the signer`,
    detail: () => 'The signature names another certificate than the one in the file.',
    honest: 'Some signing programs write a wrong digest of the certificate.',
  },
  signatureSelfSigned: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `Signed by ${by(finding)}, who is vouched for by nobody else`,
    detail: () => 'Everybody can make such a certificate in any name (self-signed).',
    honest: 'Companies also sign with certificates that they made themselves.',
  },
  issuerUnknown: {
    strength: 'look',
    check: 'signatures',
    title: ({ facts }) => `The issuer ${facts[1] ?? ''} is not among the trust roots`,
    detail: (finding) => `Its certificate is in the name of ${by(finding)}.`,
    honest: 'Certificates of other countries and of companies are not in every list.',
  },
  signatureExpired: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `${by(finding)} signed with a certificate that was not valid then`,
    detail: ({ facts: [, time = '', source] }) =>
      `By ${source === 'stamp' ? 'its time stamp' : 'the signer’s own clock'} it was signed on ${formatFileTime(time)}.`,
    honest: 'The clock of a computer can be wrong, and certificates are renewed late.',
  },
  signatureWeak: {
    strength: 'look',
    check: 'signatures',
    title: (finding) => `The signature of ${by(finding)} uses an old method (SHA-1)`,
    detail: () => 'Two files with the same SHA-1 can be made with much effort.',
    honest: 'Old signing programs know nothing better.',
  },
  signatureRemoved: {
    strength: 'look',
    check: 'signatures',
    title: () => 'A signature was removed',
    detail: () => 'The file still has parts that come with a signature, but none is in its form.',
    honest: 'Programs that merge, unlock or flatten files drop signatures.',
  },
  signed: {
    strength: 'note',
    check: 'signatures',
    title: ({ facts: [subject = '', trust = '', time = ''] }) =>
      `Signed by ${subject}, ${trust}${since(time, 'unchanged since')}`,
    detail: signedDetail,
    honest: null,
  },
  timeStamped: {
    strength: 'note',
    check: 'signatures',
    title: ({ facts: [subject = '', trust = '', time = ''] }) =>
      `Time stamp of ${subject}, ${trust}${since(time, 'unchanged since')}`,
    detail: signedDetail,
    honest: null,
  },
  signedBefore: {
    strength: 'note',
    check: 'signatures',
    title: ({ facts: [subject = '', trust = '', time = ''] }) =>
      `An earlier version was signed by ${subject}, ${trust}${since(time, 'on')}`,
    detail: signedDetail,
    honest: null,
  },
}
