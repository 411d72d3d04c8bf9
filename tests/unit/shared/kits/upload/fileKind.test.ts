import { describe, expect, it } from 'vitest'
import {
  HEAD_BYTES,
  isCompatibleKind,
  isHeicName,
  detectKind,
  kindByName,
} from '#shared/kits/upload/checks/fileRules.ts'
import { acceptAttribute, mimeOf } from '#shared/kits/upload/checks/mimeTypes.ts'
import { FILE_KINDS, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const JPG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const XLS = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const XLSX = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)

describe('the kind by name', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.b.PDF', 'pdf'],
    ['a.jpg', 'jpg'],
    ['a.JPEG', 'jpeg'],
    ['a.png', 'png'],
    ['a.xls', 'xls'],
    ['a.xlsx', 'xlsx'],
    ['a.csv', 'csv'],
    ['a.docx', null],
    ['a.pdf.exe', null],
    ['a.pdf ', 'pdf'],
    ['a.pdf..', 'pdf'],
    ['a.pdf\u200F', 'pdf'],
    ['a\u202Efdp.exe', null],
    ['pdf', null],
    ['.pdf', null],
    ['a.', null],
    ['', null],
  ])('%s is %s', (name, kind) => {
    expect(kindByName(name)).toBe(kind)
  })

  it.each(['photo.heic', 'photo.HEIF', 'photo.hif'])('%s is HEIC', (name) => {
    expect(isHeicName(name)).toBe(true)
  })
})

describe('the kind by first bytes', () => {
  it.each([
    ['%PDF at the start', ascii('%PDF-1.7'), 'pdf'],
    ['%PDF after a mail header', ascii(`${'x'.repeat(1000)}%PDF-1.4`), 'pdf'],
    ['%PDF at the last place', ascii(`${'x'.repeat(1023)}%PDF`), 'pdf'],
    ['JPEG', JPG, 'jpg'],
    ['PNG', PNG, 'png'],
    ['old workbook', XLS, 'xls'],
    ['new workbook', XLSX, 'xlsx'],
    ['HEIC', ascii('\0\0\0\x18ftypheic\0\0\0\0'), 'heic'],
    ['HEIF picture', ascii('\0\0\0\x18ftypmif1\0\0\0\0'), 'heic'],
    ['a film', ascii('\0\0\0\x18ftypisom\0\0\0\0'), 'other'],
    ['plain text', ascii('a,b\n1,2'), 'text'],
    ['zeros', new Uint8Array(16), 'other'],
  ])('%s', (_, head, kind) => {
    expect(detectKind(head)).toBe(kind)
  })
})

it.each([
  ['JPEG', JPG],
  ['new workbook', XLSX],
])('a .pdf with a PDF header within 1024 bytes is a PDF: %s', (_, head) => {
  const bytes = Uint8Array.of(...head, ...ascii(' %PDF-1.4'))
  expect(detectKind(bytes, 'pdf')).toBe('pdf')
  expect(detectKind(bytes)).not.toBe('pdf')
})

it('reads enough bytes for a late header', () => {
  expect(HEAD_BYTES).toBe(1023 + '%PDF'.length)
})

describe('name and bytes together', () => {
  it.each([
    ['pdf', 'pdf', true],
    ['pdf', 'text', false],
    ['pdf', 'jpg', false],
    ['jpg', 'jpg', true],
    ['jpeg', 'png', true],
    ['png', 'jpg', true],
    ['png', 'pdf', false],
    ['xls', 'xlsx', true],
    ['xlsx', 'xls', true],
    ['xlsx', 'pdf', false],
    ['csv', 'text', true],
    ['csv', 'xlsx', false],
  ] as const)('.%s holding %s: %s', (kind, found, fits) => {
    expect(isCompatibleKind(kind, found)).toBe(fits)
  })
})

it('lists MIME types and extensions for the picker, each once', () => {
  expect(acceptAttribute(UPLOAD_LIMITS.bankStatement)).toBe(
    'image/jpeg,.jpg,.jpeg,image/png,.png,application/pdf,.pdf',
  )
})

it.each(FILE_KINDS)('%s has a MIME type', (kind) => {
  expect(mimeOf(kind)).toMatch(/^(application|image|text)\//)
})
