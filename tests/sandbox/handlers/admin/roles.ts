import { Fault } from '../../fault.ts'
import type { SandboxUser } from '../../records/user.ts'

/** @throws Fault 403 */
export function requireProductAdmin({ privilege }: SandboxUser): void {
  if (privilege !== 'ProductAdmin') throw new Fault(403, 'Only a ProductAdmin may do this.')
}

/** @throws Fault 403 */
export function requireAdmin({ privilege }: SandboxUser): void {
  if (privilege === 'User') throw new Fault(403, 'Only an administrator may do this.')
}

/** A ClientAdmin can only access users of the own client. @throws Fault 403 */
export function requireOwnClient(user: SandboxUser, clientId: string): void {
  if (user.privilege !== 'ProductAdmin' && user.clientId !== clientId)
    throw new Fault(403, 'A ClientAdmin manages users of the own client only.')
}
