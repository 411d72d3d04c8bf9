import { magicAt } from '../magic.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
import { changeCase, REVIEWED_FIELDS, type SandboxCase } from './case.ts'

/** The reviewers of a client, by its code. */
export const REVIEWERS: Readonly<Record<string, readonly string[]>> = {
  KVM: ['rohan.kulkarni@kaveri.example', 'kabir.sethi@kaveri.example'],
  PIN: ['aparna.rao@pinnaclehome.example', 'pin.dav.u101@pinnaclehome.example'],
  LEKHA: ['vidya.iyer@lekha.example'],
}

type ConcurrentChange = {
  at: 'start' | 'submit'
  change: (colleague: string) => Partial<SandboxCase>
}

const takes = (colleague: string) => ({ overallStatus: 'ASSIGNED', assignee: colleague }) as const
const passes = () =>
  ({
    overallStatus: 'APPROVED',
    assignee: '',
    validationStatusDetails: Object.fromEntries(REVIEWED_FIELDS.map((name) => [name, true])),
  }) as const

/** What a colleague does in the moment before a call, by the case's REF number. */
const CONCURRENT_CHANGES: Readonly<Record<string, ConcurrentChange>> = {
  'assigned-elsewhere': { at: 'start', change: takes },
  'taken-over': { at: 'submit', change: takes },
  'decided-elsewhere': { at: 'submit', change: passes },
}

const outrun = new WeakSet<SandboxCase>()

/** Lets a colleague be faster, once for each case that asks for it; the call is then answered by what the case has become. */
export function simulateConcurrentChange(
  world: World,
  one: SandboxCase,
  user: SandboxUser,
  step: string,
): void {
  const magic = magicAt('davCase', one.sourceData.internalReferenceNumber)
  const rival = CONCURRENT_CHANGES[magic?.name ?? '']
  if (rival?.at !== step || outrun.has(one)) return
  outrun.add(one)
  const colleague = REVIEWERS[user.clientCode]?.find((email) => email !== user.email)
  changeCase(world, one, rival.change(colleague ?? 's.menon@lekha.example'))
}
