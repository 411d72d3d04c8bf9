import { MAGIC } from '../magic.ts'
import type { World } from '../world.ts'
import { formPath, type OverallStatus, type SandboxCase } from './case.ts'

/** A candidate link with its purpose. */
export type SampleLink = { description: string; link: string }

type Kind = {
  description: string
  clientCode: string
  batchTag?: string
  status: OverallStatus
}

/** Every kind of case that a candidate can open. */
const KINDS: readonly Kind[] = [
  { description: 'Open, never filled in', clientCode: 'KVM', status: 'INITIATED' },
  {
    description: 'Open, of the PIN client: words and a support phone of its own',
    clientCode: 'PIN',
    status: 'INITIATED',
  },
  {
    description: 'Open, of CTS: stay periods are given, the two proofs are not asked for',
    clientCode: 'PIN',
    batchTag: 'CTS',
    status: 'INITIATED',
  },
  {
    description: 'Asked for again: what a review accepted is locked',
    clientCode: 'KVM',
    status: 'RE_INITIATE',
  },
  { description: 'Sent in and judged: Completed', clientCode: 'KVM', status: 'APPROVED' },
]

/** For each kind, a case that still exists in this world. */
export function sampleLinks(world: World): SampleLink[] {
  const cases = [...world.cases.values()]
  const kinds = KINDS.flatMap((kind) => {
    const match = cases.find((record) => matchesKind(world, record, kind))
    return match === undefined ? [] : [{ description: kind.description, link: formPath(match) }]
  })
  const faults = MAGIC.filter(({ value }) => /^(form|send)-/.test(value)).flatMap(
    ({ place, value, note }) => {
      const match = cases.find((record) => record.sourceData.internalReferenceNumber === value)
      return place !== 'davCase' || match === undefined
        ? []
        : [{ description: `${value}: ${note}`, link: formPath(match) }]
    },
  )
  const unknown = { description: 'Of no case: Invalid', link: '/dav/form?referenceId=unknown' }
  return [...kinds, ...faults, unknown]
}

function matchesKind(
  world: World,
  record: SandboxCase,
  { clientCode, batchTag, status }: Kind,
): boolean {
  const subClient = world.subClients.get(record.subClientId)
  const client = [...world.clients.values()].find(
    ({ clientId }) => clientId === subClient?.clientId,
  )
  return (
    client?.profile.clientCode === clientCode &&
    record.overallStatus === status &&
    (batchTag === undefined
      ? !['CTS', 'Sandbox faults'].includes(subClient?.batchTag ?? '')
      : subClient?.batchTag === batchTag)
  )
}
