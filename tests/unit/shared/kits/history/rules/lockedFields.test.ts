import { expect, it } from 'vitest'
import type { CheckedSignature, LaterChange } from '#shared/kits/history/cms/checkSignatures.ts'
import { FileView } from '#shared/kits/history/read/fileView.ts'
import { findRevisionChanges } from '#shared/kits/history/read/revisionChanges.ts'
import { findRevisions } from '#shared/kits/history/read/revisions.ts'
import { readSections } from '#shared/kits/history/read/sections.ts'
import { readSignatures } from '#shared/kits/history/read/signatures.ts'
import { signatureFindings } from '#shared/kits/history/rules/signatures.ts'
import { onePage, pageObject, pdfVersions } from '../pdfVersions.ts'

const field = (entries: string) => `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]${entries}>>`

const UPDATES = {
  income: { 9: field('/Parent 8 0 R/T(income)/V(2)') },
  remark: { 11: field('/FT/Tx/T(remark)/V(2)') },
  nothing: { 11: field('/FT/Tx/T(remark)/V(1)/MK<<>>') },
} as const
type Changed = keyof typeof UPDATES

/** Three fields, of which the update changes `changed`, and a signature with this lock. */
async function readLock(lock: string, changed: Changed) {
  const reference =
    lock === '' ? '' : `/Reference[<</TransformMethod/FieldMDP/TransformParams<<${lock}>>>>]`
  const form = {
    ...onePage(''),
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R 11 0 R 12 0 R]>>>>',
    3: pageObject('/Annots[9 0 R 10 0 R 11 0 R 12 0 R]'),
    8: '<</T(applicant)/FT/Tx/Kids[9 0 R 10 0 R]>>',
    9: field('/Parent 8 0 R/T(income)/V(1)'),
    10: field('/Parent 8 0 R/T(age)/V(1)'),
    11: field('/FT/Tx/T(remark)/V(1)'),
    12: field(`/FT/Sig/T(by)/V<</Type/Sig/ByteRange[0 1 2 3]${reference}>>`),
  }
  const bytes = pdfVersions(form, UPDATES[changed])
  const sections = await readSections(bytes)
  const [before, now] = findRevisions(bytes, sections)
  if (before === undefined || now === undefined) throw new Error('no versions')
  const changes = await findRevisionChanges(bytes, before, now)
  const { signatures } = await readSignatures(new FileView(bytes, sections), sections)
  return { fields: changes?.fields ?? [], lock: signatures[0]?.lock ?? null }
}

const SIGNER = {
  subject: 'Payroll',
  issuer: 'Issuer',
  time: null,
  isTimeStamped: false,
  isWeak: false,
  isSelfSigned: false,
  isOutOfDate: false,
  isExchanged: false,
  trust: 'known',
} as const

async function rulesFor(lock: string, changed: Changed, other: Partial<LaterChange> = {}) {
  const read = await readLock(lock, changed)
  const change: LaterChange = {
    additions: ['form'],
    fields: read.fields,
    pages: [],
    fieldPages: [1],
    isCompared: true,
    ...other,
  }
  const signature: CheckedSignature = {
    layout: { kind: 'fits', revision: 0, ranges: [] },
    form: 'data',
    result: { kind: 'right', signer: SIGNER },
    docMdp: null,
    lock: read.lock,
    later: [change],
  }
  const check = { signatures: [signature], hasLeftovers: false, notChecked: [] }
  return signatureFindings(check).map(({ rule }) => rule)
}

it.each([
  ['/Action/Include/Fields[(remark)]', 'income'],
  ['/Action/Exclude/Fields[(applicant)]', 'income'],
  ['/Action/Exclude/Fields[(applicant.income)]', 'income'],
] as const)('lets a field be changed that %s leaves open', async (lock, changed) => {
  expect(await rulesFor(lock, changed)).toEqual(['signed'])
})

it.each([
  ['/Action/All', 'remark'],
  ['/Action/Include/Fields[(applicant)]', 'income'],
  ['/Action/Exclude/Fields[(applicant.age)]', 'income'],
] as const)('names the change of a field that %s locks', async (lock, changed) => {
  expect(await rulesFor(lock, changed)).toEqual([
    'signedBefore',
    'changedAfterSigning',
    'forbiddenBySigner',
  ])
})

it('names no field that was only drawn anew', async () => {
  expect(await rulesFor('/Action/All', 'nothing', { fieldPages: [] })).toEqual(['signed'])
})

it('keeps to the page where no field is named, or a comment was changed, too', async () => {
  const changed = ['signedBefore', 'changedAfterSigning']
  expect(await rulesFor('', 'income')).toEqual(changed)
  const open = '/Action/Include/Fields[(remark)]'
  expect(await rulesFor(open, 'income', { additions: ['form', 'annotation'] })).toEqual(changed)
  expect(await rulesFor(open, 'income', { fields: [] })).toEqual(changed)
})
