import type { CheckedSignature, LaterChange, SignatureCheck } from '../cms/checkSignatures.ts'
import type { Signer } from '../cms/signer.ts'
import { fileFinding, type Finding } from '../finding.ts'
import { isLocked } from '../read/permissions.ts'
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

function signedFinding(signature: CheckedSignature, signer: Signer, isStamp: boolean): Finding {
  const { later } = signature
  const issuers = {
    notAsked: 'issuer not checked',
    known: `issued by ${signer.issuer}`,
    unknown: 'issuer unknown',
  } as const
  const time = signer.time ?? ''
  const isCertain =
    later.every(({ isCompared }) => isCompared) && changedPages(signature).length === 0
  const rule = !isCertain ? 'signedBefore' : isStamp ? 'timeStamped' : 'signed'
  const scope = later.length === 0 ? 'all' : 'earlier'
  const facts = [signer.subject, issuers[signer.trust], time, signer.issuer, scope]
  return fileFinding(rule, ...facts, ...textsOf(additionsOf(later)))
}

const textsOf = (additions: readonly Addition[]) => additions.map((one) => ADDITION_TEXTS[one])

const additionsOf = (later: readonly LaterChange[]): Addition[] =>
  ADDITIONS.filter((addition) => later.some(({ additions }) => additions.includes(addition)))

/** Pages that show something else. Fields that the signer expressly left open may be changed, but no comments. */
function changedPages({ later, lock }: CheckedSignature): (number | null)[] {
  const isOpen = ({ fields, additions }: LaterChange) =>
    lock !== null &&
    fields.length > 0 &&
    !fields.some((name) => isLocked(lock, name)) &&
    !additions.includes('annotation')
  return [
    ...new Set(
      later.flatMap((change) =>
        isOpen(change) ? change.pages : [...change.pages, ...change.fieldPages],
      ),
    ),
  ]
}

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

function laterFindings(signature: CheckedSignature, { subject }: Signer): Finding[] {
  const { later, docMdp, lock } = signature
  const pages = changedPages(signature)
  const isFieldForbidden =
    lock !== null && later.some(({ fields }) => fields.some((name) => isLocked(lock, name)))
  const forbidden = additionsOf(later).filter(
    (one) =>
      (docMdp !== null && !ALLOWED[docMdp].includes(one)) || (one === 'form' && isFieldForbidden),
  )
  return [
    ...(pages.length > 0
      ? [fileFinding('changedAfterSigning', subject, ...pages.map((page) => String(page ?? '')))]
      : []),
    ...(forbidden.length > 0
      ? [fileFinding('forbiddenBySigner', subject, ...textsOf(forbidden))]
      : []),
  ]
}
