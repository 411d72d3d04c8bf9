import { HttpResponse } from 'msw'
import { misfit, ok } from '../../call.ts'
import { injectFault } from '../../injectFault.ts'
import { localPart, magicAt, type MagicPlace } from '../../magic.ts'
import type { SandboxUser } from '../../records/user.ts'
import type { World } from '../../world.ts'

type Caller = { world: World; user: SandboxUser }
type AdminForm = Extract<MagicPlace, 'clientForm' | 'userForm' | 'serviceForm'>

/** 204 without rows, else 200 (shell §7); the magic ProductAdmins get their fault. */
export function listAnswer({ world, user }: Caller, rows: readonly object[]): Response {
  const magic = magicAt('adminList', localPart(user.email))
  const refused = injectFault(world, user.email, magic)
  if (refused !== undefined) return refused
  if (magic?.name === 'misfit') return misfit({ data: 'not a list' })
  return rows.length === 0 || magic?.name === 'empty'
    ? new HttpResponse(null, { status: 204 })
    : ok({ data: rows })
}

/** Fails the call if the form contains a magic value, before anything is saved. @throws Fault */
export function injectFormFault(
  { world, user }: Caller,
  form: AdminForm,
  typed: string,
): Response | undefined {
  return injectFault(world, user.email, magicAt(form, typed.trim()))
}

/** 201 or 200 with the record, unless the form contains a magic value with another response. */
export function savedAnswer(
  form: AdminForm,
  typed: string,
  status: 200 | 201,
  record: object,
): Response {
  const message = status === 201 ? 'Created' : 'Updated'
  const magic = magicAt(form, typed.trim())?.name
  if (magic === 'misfit') return misfit({ message, data: { id: null } }, { status })
  if (magic === 'no-record' && status === 200) return new HttpResponse(null, { status: 204 })
  if (magic === 'no-record') return ok({ message }, { status })
  return ok({ message, data: record }, { status })
}

/** 208: unchanged, because the record exists (shell §7). */
export const existsAnswer = (record: string): Response =>
  ok({ message: `${record} already exists` }, { status: 208 })
