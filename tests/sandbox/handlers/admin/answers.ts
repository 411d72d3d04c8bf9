import { HttpResponse } from 'msw'
import { ok } from '../../call.ts'
import { Fault, fail, isFaultName } from '../../fault.ts'
import { localPart, magicAt, type MagicPlace } from '../../magic.ts'
import type { SandboxUser } from '../../records/user.ts'
import { endSessionsOf } from '../../sessions.ts'
import type { World } from '../../world.ts'

type AdminForm = Extract<MagicPlace, 'clientForm' | 'userForm' | 'serviceForm'>

/** 204 without rows, else 200 with them (shell §7); the magic ProductAdmins get their fault. */
export function listAnswer(user: SandboxUser, rows: readonly object[]): Response {
  const magic = magicAt('adminList', localPart(user.email))?.value.slice('list-'.length)
  if (magic === 'array-detail') throw arrayDetail()
  if (magic === 'misfit') return ok({ data: 'not a list' })
  if (magic !== undefined && isFaultName(magic)) return fail(magic)
  return rows.length === 0 || magic === 'empty'
    ? new HttpResponse(null, { status: 204 })
    : ok({ data: rows })
}

const arrayDetail = () =>
  new Fault(422, [
    { loc: ['body'], msg: 'Sandbox: the first of two details' },
    { loc: ['body'], msg: 'Sandbox: the second of two details' },
  ])

/** Refuses the form as the magic value in it tells, before anything is saved. @throws Fault */
export function refuseByMagic(
  { world, user }: { world: World; user: SandboxUser },
  form: AdminForm,
  typed: string,
): Response | undefined {
  const magic = magicAt(form, typed.trim())?.value
  if (magic === 'string-detail') throw new Fault(400, 'Sandbox: the detail is this string')
  if (magic === 'array-detail') throw arrayDetail()
  if (magic === 'no-detail') return ok({}, { status: 500 })
  if (magic === 'unauthorized') endSessionsOf(world, user.email)
  return magic !== undefined && isFaultName(magic) ? fail(magic) : undefined
}

/** 201 or 200 with the record, unless the magic value in the form wants another answer. */
export function savedAnswer(
  form: AdminForm,
  typed: string,
  status: 200 | 201,
  record: object,
): Response {
  const message = status === 201 ? 'Created' : 'Updated'
  const magic = magicAt(form, typed.trim())?.value
  if (magic === 'misfit') return ok({ message, data: { id: null } }, { status })
  if (magic === 'no-record' && status === 200) return new HttpResponse(null, { status: 204 })
  if (magic === 'no-record') return ok({ message }, { status })
  return ok({ message, data: record }, { status })
}

/** 208: nothing was changed, for there is one already (shell §7). */
export const existsAnswer = (what: string): Response =>
  ok({ message: `${what} already exists` }, { status: 208 })
