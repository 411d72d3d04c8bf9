import { BANKS } from '#shared/kits/facts/banks/banks.ts'
import { bankInHeader } from '#shared/kits/facts/banks/recogniseBank.ts'
import { computeCheckDigit } from '#shared/kits/facts/gstin.ts'
import { hasCheckDigit } from '#shared/kits/facts/verhoeff.ts'
import type { TextLine } from '../../content/textLines.ts'
import type { Contradiction } from './figures.ts'

const GSTIN = /\bGST\w*\b.{0,30}?\b(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])\b/
const PAN = /\bPAN\b.{0,20}?\b((?!X{3})[A-Z]{5}\d{4}[A-Z])\b/
const AADHAAR = /\ba{1,2}dh?aa?r\b[^\dx*]{0,20}(\d{4}[ -]?\d{4}[ -]?\d{4})(?!\d)/i
const IFSC = /\bIFSC?\b.{0,24}?\b([A-Z]{4})(0[A-Z0-9]{6})\b/
const NAME = /\b(?:employee|emp\.?)? ?name\b ?[:.-]? ?([A-Za-z][A-Za-z. ]{2,60})/i
const NEXT_LABEL = /\s+(?:emp\w*|code|id|pan|bank|designation|department|date|uan|pf|no)\b.*$/i

/** Numbers whose parts or check digits contradict what stands with them. */
export function numberMistakes(lines: readonly TextLine[], isPayslip: boolean): Contradiction[] {
  return [
    ...lines.flatMap((line) => [...gstinMistake(line), ...aadhaarMistake(line)]),
    ...(isPayslip ? panMistake(lines) : ifscMistake(lines)),
  ]
}

const at = (line: TextLine, number: string, text: string): Contradiction => {
  const start = number.slice(0, 4)
  return { line, word: line.words.findIndex((word) => word.text.includes(start)), text }
}

function gstinMistake(line: TextLine): Contradiction[] {
  const [, gstin] = GSTIN.exec(line.text) ?? []
  if (gstin === undefined) return []
  if (!gstin.endsWith(computeCheckDigit(gstin)))
    return [at(line, gstin, `GSTIN ${gstin}: its check digit does not fit`)]
  const [, pan] = PAN.exec(line.text) ?? []
  return pan === undefined || gstin.includes(pan)
    ? []
    : [at(line, gstin, `GSTIN ${gstin} does not hold the PAN ${pan}`)]
}

function aadhaarMistake(line: TextLine): Contradiction[] {
  const [, number] = AADHAAR.exec(line.text) ?? []
  return number === undefined || hasCheckDigit(number.replaceAll(/\D/g, ''))
    ? []
    : [at(line, number, 'Aadhaar number: its check digit does not fit')]
}

/** Of a payslip with one PAN, which is the employee's: P for a person, then the initial of the surname. */
function panMistake(lines: readonly TextLine[]): Contradiction[] {
  const found = lines.flatMap((line) => {
    const [, pan] = PAN.exec(line.text) ?? []
    return pan === undefined ? [] : [{ line, pan }]
  })
  const [first, ...others] = found
  if (first === undefined || others.length > 0) return []
  const { line, pan } = first
  if (pan[3] !== 'P') return [at(line, pan, `PAN ${pan} is not of a person`)]
  const names = lines.flatMap(({ text }) => NAME.exec(text)?.[1]?.replace(NEXT_LABEL, '') ?? [])
  const [name = ''] = names
  const initials: readonly string[] = name.toUpperCase().match(/\b[A-Z]/g) ?? []
  return names.length !== 1 || initials.length < 2 || initials.includes(pan[4] ?? '')
    ? []
    : [at(line, pan, `PAN ${pan} does not fit the name ${name.trim()}`)]
}

const HEADER_LINES = 30

/** Of a statement whose header names one bank and one code. */
function ifscMistake(lines: readonly TextLine[]): Contradiction[] {
  const header = lines.slice(0, HEADER_LINES)
  const found = header.flatMap((line) => {
    const [, code, branch] = IFSC.exec(line.text) ?? []
    return code === undefined ? [] : [{ line, code, branch }]
  })
  const [first, ...others] = found
  if (first === undefined || others.length > 0) return []
  const { line, code, branch = '' } = first
  const title = header.filter((other) => other !== line).map(({ text }) => text)
  const bank = BANKS.find(({ name }) => name === bankInHeader(title.join('\n')))
  return bank === undefined || bank.code === code
    ? []
    : [at(line, code, `IFSC ${code}${branch} is not of ${bank.name}`)]
}
