import { BasicConstraints, type Certificate, type ICryptoEngine } from 'pkijs'
import { isValidAt } from './signer.ts'

const MAX_DEPTH = 8
/** Signatures of certificates that are computed for one chain at most. */
const MAX_ATTEMPTS = 60
const [BASIC_CONSTRAINTS, KEY_USAGE] = ['2.5.29.19', '2.5.29.15']
const KEY_CERT_SIGN = 4

/** Whether certificates of the file lead from `leaf` to one of `roots`, each valid at `time` and allowed to issue. */
export async function reachesRoot(
  leaf: Certificate,
  included: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date | null,
  crypto: ICryptoEngine,
): Promise<boolean> {
  let attempts = MAX_ATTEMPTS
  const isRoot = (certificate: Certificate) => roots.some((root) => isSame(root, certificate))
  const isIssuedBy = async (certificate: Certificate, issuer: Certificate) => {
    attempts -= 1
    return attempts > 0 && (await certificate.verify(issuer, crypto).catch(() => false))
  }
  const climb = async (path: readonly Certificate[]): Promise<boolean> => {
    const top = path.at(-1)
    if (top === undefined || !isValidAt(top, time)) return false
    if (isRoot(top)) return true
    if (path.length >= MAX_DEPTH) return false
    for (const issuer of [...roots, ...included]) {
      if (path.some((one) => isSame(one, issuer)) || !top.issuer.isEqual(issuer.subject)) continue
      if (!mayIssue(issuer, path.length - 1) || !(await isIssuedBy(top, issuer))) continue
      if (await climb([...path, issuer])) return true
    }
    return false
  }
  return climb([leaf])
}

/** @param below certificates between it and the signer's */
function mayIssue({ extensions = [] }: Certificate, below: number): boolean {
  const parsed = (id: string): unknown =>
    extensions.find(({ extnID }) => extnID === id)?.parsedValue
  const constraints = parsed(BASIC_CONSTRAINTS)
  if (!(constraints instanceof BasicConstraints) || !constraints.cA) return false
  const { pathLenConstraint: limit } = constraints
  if (typeof limit === 'number' && below > limit) return false
  const usage = parsed(KEY_USAGE)
  if (typeof usage !== 'object' || usage === null || !('valueBlock' in usage)) return true
  const { valueBlock } = usage
  if (typeof valueBlock !== 'object' || valueBlock === null || !('valueHexView' in valueBlock))
    return true
  const { valueHexView: bits } = valueBlock
  return bits instanceof Uint8Array && ((bits[0] ?? 0) & KEY_CERT_SIGN) !== 0
}

function isSame(a: Certificate, b: Certificate): boolean {
  return (
    a.serialNumber.isEqual(b.serialNumber) &&
    a.tbsView.length === b.tbsView.length &&
    a.tbsView.every((byte, index) => byte === b.tbsView[index])
  )
}
