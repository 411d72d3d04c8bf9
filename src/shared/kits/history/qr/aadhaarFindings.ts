import { fileFinding, type Evidence, type Finding } from '../finding.ts'
import type { PictureTools } from '../picture/pictureTools.ts'
import { readAadhaarQr, type AadhaarQr } from './aadhaarQr.ts'
import { checkSignature, keysOf } from './rsa.ts'

const RULE_OF = { right: 'qrSigned', wrong: 'qrChanged', otherKey: 'qrUnchecked' } as const

/** Words that say that a page is an Aadhaar document. */
export const isAadhaarText = (text: string): boolean =>
  /aadhaar|आधार|unique identification authority|UIDAI/i.test(text)

/**
 * Check 14: the signature of the code, and printed fields that differ from it.
 * @param text of the page; empty for a photo
 * @param loadRoots where it fails, the code is not checked
 */
export async function aadhaarFindings(
  codes: readonly string[],
  { page, text, loadRoots }: { page: number; text: string } & Pick<PictureTools, 'loadRoots'>,
): Promise<Finding[]> {
  const read = await Promise.all(codes.map(readAadhaarQr))
  const [qr, ...others] = read.filter((one) => one !== null)
  if (qr === undefined) return []
  const roots = (await loadRoots?.().catch(() => undefined)) ?? ''
  const keys = keysOf(roots)
  const result = await checkSignature(qr.signed, qr.signature, keys)
  const findings: Finding[] = [{ ...fileFinding(RULE_OF[result]), page }]
  // With two persons on a page, nothing says which field belongs to whom.
  const evidence = others.some(({ name }) => name !== qr.name) ? [] : differences(qr, text)
  if (evidence.length > 0) findings.push({ ...fileFinding('qrDiffers'), page, evidence })
  return findings
}

const digitsOf = (date: string) => date.replaceAll(/\D/g, '')

function differences({ birth, lastDigits }: AadhaarQr, text: string): Evidence[] {
  const births = [
    ...text.matchAll(/(?:DOB|Date of Birth)\s*[:-]?\s*(\d\d[-/]\d\d[-/]\d{4})/gi),
  ].map(([, date = '']) => date)
  // Groups of four: a virtual id has four of them.
  const numbers = [...text.matchAll(/(?<![\w/-])[\dX]{4}(?: [\dX]{4}){2,}(?!\w)/gi)]
    .map(([groups]) => groups.split(' '))
    .flatMap(([, , third = '', ...more]) => (more.length === 0 ? third : []))
  return [
    ...difference('Date of birth', birth, births, digitsOf),
    ...difference('Last digits of the Aadhaar number', lastDigits, numbers, (digits) => digits),
  ]
}

/** Only where every printed value is another one. */
function difference(
  label: string,
  signed: string,
  printed: readonly string[],
  normalize: (value: string) => string,
): Evidence[] {
  const [first] = printed
  if (first === undefined || normalize(signed).length < 4) return []
  if (printed.some((value) => normalize(value) === normalize(signed))) return []
  return [{ label, before: signed, now: first, beforePlace: null, nowPlace: null }]
}
