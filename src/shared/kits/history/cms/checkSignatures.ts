import type { NotChecked } from '../finding.ts'
import { layoutOf, type Layout, type Range } from '../read/byteRange.ts'
import { FileView } from '../read/fileView.ts'
import { pdfTime } from '../read/origin.ts'
import type { DocMdpLevel, FieldLock } from '../read/permissions.ts'
import type { Addition } from '../read/revisionChanges.ts'
import type { Revision } from '../read/revisions.ts'
import type { Section } from '../read/sections.ts'
import {
  MAX_SIGNATURES,
  bytesOfHex,
  readSignatures,
  readValidationCertificates,
  type SignatureEntry,
} from '../read/signatures.ts'
import type { CmsOptions, CmsResult } from './checkCms.ts'

/** What a version changed: kinds of objects that were added, names of form fields, and pages that a finding names. */
export type LaterChange = {
  additions: readonly Addition[]
  fields: readonly string[]
  pages: readonly (number | null)[]
  /** Where only values of form fields or comments differ. */
  fieldPages: readonly (number | null)[]
  isCompared: boolean
}

export type CheckedSignature = {
  layout: Exclude<Layout, { kind: 'unfit' | 'empty' }>
  form: CmsOptions['form']
  result: Exclude<CmsResult, { kind: 'unsupported' }>
  docMdp: DocMdpLevel | null
  lock: FieldLock | null
  /** The versions after the one that it covers, the next one first. */
  later: readonly LaterChange[]
}

/** 'unfit' and 'empty': see `Layout`. Undecided ones are in `notChecked`. */
export type SignatureCheck = {
  signatures: readonly (CheckedSignature | { layout: { kind: 'unfit' | 'empty' } })[]
  hasLeftovers: boolean
  notChecked: readonly NotChecked[]
}

export type SignatureInput = {
  /** From the header on. */
  bytes: Uint8Array
  sections: readonly Section[]
  revisions: readonly Revision[]
  /** What each version changed; the first one is empty. */
  changes: readonly LaterChange[]
  /** The text of the PEM bundle; undefined where the deployment names none. */
  loadRoots: (() => Promise<string>) | undefined
  onStep: () => void
}

const FORMS: Readonly<Record<string, CmsOptions['form']>> = {
  'adbe.pkcs7.detached': 'data',
  'ETSI.CAdES.detached': 'data',
  'adbe.pkcs7.sha1': 'sha1',
  'ETSI.RFC3161': 'timeStamp',
}
/** As hexadecimal digits. Those with all lists of withdrawn certificates have a megabyte. */
const MAX_CONTENTS = 6_000_000

/** Checks 1 and 2. PKI.js is loaded only where the file has a signature. @throws PdfSyntaxError */
export async function checkSignatures(input: SignatureInput): Promise<SignatureCheck> {
  const { bytes, sections, revisions, onStep } = input
  const view = new FileView(bytes, sections)
  const list = await readSignatures(view, sections)
  const notChecked: NotChecked[] = []
  const skip = (reason: string) => notChecked.push({ check: 'signatures', reason })
  if (list.isCut) skip(`Only the first ${MAX_SIGNATURES} signatures were checked.`)
  const signatures: SignatureCheck['signatures'][number][] = []
  const roots = list.signatures.length === 0 ? null : await loadRoots(input, skip)
  const others = roots === null ? [] : await readValidationCertificates(view)
  for (const entry of list.signatures) {
    const layout = await layoutOf(bytes, revisions, entry)
    onStep()
    if (layout.kind === 'unfit' || layout.kind === 'empty') {
      signatures.push({ layout })
      continue
    }
    const checked = await checkEntry(bytes, entry, layout.ranges, { roots, others })
    if (checked.kind === 'unsupported') skip(checked.reason)
    else if (layout.kind === 'odd' && checked.result.kind !== 'right')
      signatures.push({ layout: { kind: 'unfit' } })
    else {
      const later = layout.kind === 'fits' ? input.changes.slice(layout.revision + 1) : []
      const { docMdp, lock } = entry
      signatures.push({ ...checked, layout, docMdp, lock, later })
    }
  }
  if (signatures.some(({ layout }) => layout.kind === 'fits'))
    skip('Whether a certificate was withdrawn is not asked for (no network).')
  return { signatures, hasLeftovers: list.hasLeftovers, notChecked }
}

async function loadRoots(
  { loadRoots: load }: SignatureInput,
  skip: (reason: string) => void,
): Promise<CmsOptions['roots']> {
  if (load === undefined) return null
  const { TrustRootsError, parseTrustRoots } = await import('./trustRoots.ts')
  try {
    return parseTrustRoots(await load())
  } catch (error) {
    skip(
      error instanceof TrustRootsError
        ? error.message
        : 'The trust roots of this deployment could not be loaded.',
    )
    return null
  }
}

type CheckedEntry =
  | { kind: 'unsupported'; reason: string }
  | { kind: 'checked'; form: CmsOptions['form']; result: CheckedSignature['result'] }

async function checkEntry(
  bytes: Uint8Array,
  { subFilter, contents, claimed: text }: SignatureEntry,
  ranges: readonly Range[],
  chain: Pick<CmsOptions, 'roots' | 'others'>,
): Promise<CheckedEntry> {
  const form = FORMS[subFilter]
  if (form === undefined) {
    const name = subFilter === '' ? 'without a name' : subFilter.slice(0, 40)
    return {
      kind: 'unsupported',
      reason: `A signature has a format that is not supported: ${name}.`,
    }
  }
  if (contents === null || contents.bytes.length > MAX_CONTENTS)
    return { kind: 'unsupported', reason: 'A signature is too large.' }
  const cms = bytesOfHex(contents)
  if (cms === null) return { kind: 'checked', form, result: { kind: 'damaged' } }
  const time = pdfTime(text)
  const claimed = time === null ? null : new Date(time)
  const { checkCms } = await import('./checkCms.ts')
  const result = await checkCms(cms, joinRanges(bytes, ranges), { form, claimed, ...chain })
  return result.kind === 'unsupported'
    ? { kind: 'unsupported', reason: `A signature could not be checked. ${result.reason}` }
    : { kind: 'checked', form, result }
}

function joinRanges(bytes: Uint8Array, ranges: readonly Range[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(ranges.reduce((sum, { start, end }) => sum + end - start, 0))
  let at = 0
  for (const { start, end } of ranges) {
    joined.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return joined
}
