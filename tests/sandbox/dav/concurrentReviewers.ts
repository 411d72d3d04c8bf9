import { magicAt } from '../magic.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
import { changeCase, REVIEWED_FIELDS, type SandboxCase } from './case.ts'

/** Reviewers by client code. */
export const REVIEWERS: Readonly<Record<string, readonly string[]>> = {
  KVM: ['rohan.kulkarni@kaveri.example', 'kabir.sethi@kaveri.example'],
  PIN: ['aparna.rao@pinnaclehome.example', 'pin.dav.u101@pinnaclehome.example'],
  LEKHA: ['vidya.iyer@lekha.example'],
}

type ConcurrentChange = {
  at: 'start' | 'submit'
  change: (colleague: string) => Partial<SandboxCase>
}

const assignTo = (colleague: string) =>
  ({ overallStatus: 'ASSIGNED', assignee: colleague }) as const
const pass = () =>
  ({
    overallStatus: 'APPROVED',
    assignee: '',
    validationStatusDetails: Object.fromEntries(REVIEWED_FIELDS.map((name) => [name, true])),
  }) as const

/** What a colleague does just before a call, by the case's REF number. */
const CONCURRENT_CHANGES: Readonly<Record<string, ConcurrentChange>> = {
  'assigned-elsewhere': { at: 'start', change: assignTo },
  'taken-over': { at: 'submit', change: assignTo },
  'decided-elsewhere': { at: 'submit', change: pass },
}

const changedCases = new WeakSet<SandboxCase>()

/** Lets a colleague act first, once per case; the call is then answered for the changed case. */
export function simulateConcurrentChange(
  world: World,
  record: SandboxCase,
  user: SandboxUser,
  step: string,
): void {
  const magic = magicAt('davCase', record.sourceData.internalReferenceNumber)
  const concurrentChange = CONCURRENT_CHANGES[magic?.name ?? '']
  if (concurrentChange?.at !== step || changedCases.has(record)) return
  changedCases.add(record)
  const colleague = REVIEWERS[user.clientCode]?.find((email) => email !== user.email)
  changeCase(world, record, concurrentChange.change(colleague ?? 's.menon@lekha.example'))
}
