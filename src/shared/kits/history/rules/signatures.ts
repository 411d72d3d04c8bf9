import type { CheckedSignature, LaterChange, SignatureCheck } from '../cms/checkSignatures.ts'
import type { Signer } from '../cms/signer.ts'
import { fileFinding, type Finding } from '../finding.ts'
import { ADDITIONS, type Addition } from '../read/revisionChanges.ts'
import { ADDITION_TEXTS } from './additions.ts'

/** What may come after a certifying signature, by its level. */
const ALLOWED: Readonly<Record<1 | 2 | 3, readonly Addition[]>> = {
  1: ['timeStamp', 'validation', 'metadata'],
  2: ['timeStamp', 'validation', 'metadata', 'signature', 'form'],
  3: ADDITIONS.filter((addition) => addition !== 'view'),
}

/** Checks 1 and 2, from what was read and computed. */
export function signatureFindings({ signatures, hasLeftovers }: SignatureCheck): Finding[] {
  const findings = signatures.flatMap((one) => {
    if ('result' in one) return findingsOf(one)
    return fileFinding(one.layout.kind === 'empty' ? 'signatureEmpty' : 'signatureUnfit')
  })
  if (hasLeftovers) findings.push(fileFinding('signatureRemoved'))
  // Two that say the same are one.
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

function findingsOf(signature: CheckedSignature): Finding[] {
  const { layout, result, form } = signature
  if (result.kind === 'damaged') return [fileFinding('signatureEmpty')]
  const { signer } = result
  if (result.kind !== 'right') return [fileFinding('signatureWrong', signer.subject, result.kind)]
  if (layout.kind === 'odd')
    return [
      fileFinding(layout.holdsObjects ? 'signatureWrapped' : 'signatureGap', signer.subject),
      ...warnings(signer),
    ]
  return [
    signedFinding(signature, signer, form === 'timeStamp'),
    ...warnings(signer),
    ...laterFindings(signature, signer),
  ]
}

function signedFinding({ later }: CheckedSignature, signer: Signer, isStamp: boolean): Finding {
  const issuers = {
    notAsked: 'issuer not checked',
    known: `issued by ${signer.issuer}`,
    unknown: 'issuer unknown',
  } as const
  const time = signer.time ?? ''
  const isCertain = later.every(({ pages, isCompared }) => isCompared && pages.length === 0)
  const rule = !isCertain ? 'signedBefore' : isStamp ? 'timeStamped' : 'signed'
  const scope = later.length === 0 ? 'all' : 'earlier'
  const facts = [signer.subject, issuers[signer.trust], time, signer.issuer, scope]
  return fileFinding(rule, ...facts, ...textsOf(additionsOf(later)))
}

const textsOf = (additions: readonly Addition[]) => additions.map((one) => ADDITION_TEXTS[one])

const additionsOf = (later: readonly LaterChange[]): Addition[] =>
  ADDITIONS.filter((addition) => later.some(({ additions }) => additions.includes(addition)))

const pagesOf = (later: readonly LaterChange[]) => [...new Set(later.flatMap(({ pages }) => pages))]

/** What makes a right signature worth less. */
function warnings(signer: Signer): Finding[] {
  const { subject, issuer, isWeak, isSelfSigned, isOutOfDate, isExchanged, trust } = signer
  return [
    ...(isExchanged ? [fileFinding('signatureExchanged', subject)] : []),
    ...(isWeak ? [fileFinding('signatureWeak', subject)] : []),
    ...(isSelfSigned && trust !== 'known' ? [fileFinding('signatureSelfSigned', subject)] : []),
    ...(!isSelfSigned && trust === 'unknown'
      ? [fileFinding('issuerUnknown', subject, issuer)]
      : []),
    ...(isOutOfDate
      ? [
          fileFinding(
            'signatureExpired',
            subject,
            signer.time ?? '',
            signer.isTimeStamped ? 'stamp' : 'clock',
          ),
        ]
      : []),
  ]
}

function laterFindings({ later, docMdp }: CheckedSignature, { subject }: Signer): Finding[] {
  const pages = pagesOf(later)
  const forbidden =
    docMdp === null ? [] : additionsOf(later).filter((one) => !ALLOWED[docMdp].includes(one))
  return [
    ...(pages.length > 0
      ? [fileFinding('changedAfterSigning', subject, ...pages.map((page) => String(page ?? '')))]
      : []),
    ...(forbidden.length > 0
      ? [fileFinding('forbiddenBySigner', subject, ...textsOf(forbidden))]
      : []),
  ]
}
