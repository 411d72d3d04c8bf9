import { MAGIC } from '../magic.ts'
import type { World } from '../world.ts'
import { formPath, type OverallStatus, type SandboxCase } from './case.ts'

/** A candidate's link, and what it is good for. */
export type SampleLink = { shows: string; link: string }

type Kind = {
  shows: string
  clientCode: string
  batchTag?: string
  status: OverallStatus
}

/** Every kind of case that a candidate can meet. */
const KINDS: readonly Kind[] = [
  { shows: 'Open, never filled in', clientCode: 'KVM', status: 'INITIATED' },
  {
    shows: 'Open, of the PIN client: words and a support phone of its own',
    clientCode: 'PIN',
    status: 'INITIATED',
  },
  {
    shows: 'Open, of CTS: stay periods are given, the two proofs are not asked for',
    clientCode: 'PIN',
    batchTag: 'CTS',
    status: 'INITIATED',
  },
  {
    shows: 'Asked for again: what a review accepted is locked',
    clientCode: 'KVM',
    status: 'RE_INITIATE',
  },
  { shows: 'Sent in and judged: Completed', clientCode: 'KVM', status: 'APPROVED' },
]

/** Of a fresh world and any later one, as far as it still has such a case. */
export function sampleLinks(world: World): SampleLink[] {
  const cases = [...world.cases.values()]
  const kinds = KINDS.flatMap((kind) => {
    const found = cases.find((one) => isOf(world, one, kind))
    return found === undefined ? [] : [{ shows: kind.shows, link: formPath(found) }]
  })
  const faults = MAGIC.filter(({ value }) => /^(form|send)-/.test(value)).flatMap(
    ({ place, value, note }) => {
      const found = cases.find((one) => one.sourceData.internalReferenceNumber === value)
      return place !== 'davCase' || found === undefined
        ? []
        : [{ shows: `${value}: ${note}`, link: formPath(found) }]
    },
  )
  const unknown = { shows: 'Of no case: Invalid', link: '/dav/form?referenceId=unknown' }
  return [...kinds, ...faults, unknown]
}

function isOf(world: World, one: SandboxCase, { clientCode, batchTag, status }: Kind): boolean {
  const subClient = world.subClients.get(one.subClientId)
  const client = [...world.clients.values()].find(
    ({ clientId }) => clientId === subClient?.clientId,
  )
  return (
    client?.profile.clientCode === clientCode &&
    one.overallStatus === status &&
    (batchTag === undefined
      ? !['CTS', 'Sandbox faults'].includes(subClient?.batchTag ?? '')
      : subClient?.batchTag === batchTag)
  )
}
