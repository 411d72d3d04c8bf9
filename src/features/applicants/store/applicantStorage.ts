import { del, get, set, update, values } from 'idb-keyval'
import { parseStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { ApplicantSchema, type Applicant } from '../model/applicant.ts'
import { applicantsDatabase as store } from './applicantsDatabase.ts'

/** False where storage is full or forbidden: the applicant lives in this tab's memory, until a reload. */
export async function writeApplicant(applicant: Applicant): Promise<boolean> {
  return set(applicant.id, applicant, store).then(
    () => true,
    () => false,
  )
}

/** The stored applicant; null where there is none or it belongs to another user. */
export async function readApplicant(id: string, owner: string): Promise<Applicant | null> {
  const stored = await get<unknown>(id, store).catch(() => undefined)
  return parseOwn(stored, owner)
}

/** Of any user, readable or not. */
export const hasStoredApplicant = async (id: string): Promise<boolean> =>
  (await get<unknown>(id, store).catch(() => undefined)) !== undefined

export async function readApplicants(owner: string): Promise<Applicant[]> {
  const stored = await values<unknown>(store).catch(() => [])
  return stored.flatMap((one) => parseOwn(one, owner) ?? [])
}

type Update = { kind: 'stored'; applicant: Applicant } | { kind: 'missing' } | { kind: 'failed' }

/** Reads, changes and writes in one transaction, so that no change of another tab is lost. */
export async function updateApplicant(
  id: string,
  owner: string,
  change: (applicant: Applicant) => Applicant,
): Promise<Update> {
  const result: { read: Update } = { read: { kind: 'failed' } }
  const changeStored = (stored: unknown): Applicant => {
    const applicant = parseOwn(stored, owner)
    result.read = { kind: 'missing' }
    if (applicant === null) throw new Error('The applicant was deleted.') // nothing is written
    const changed = change(applicant)
    result.read = { kind: 'stored', applicant: changed }
    return changed
  }
  try {
    await update<unknown>(id, changeStored, store)
    return result.read
  } catch {
    return result.read.kind === 'missing' ? result.read : { kind: 'failed' } // storage is full or forbidden
  }
}

export async function deleteStoredApplicant(id: string): Promise<void> {
  await del(id, store).catch(() => undefined) // storage is forbidden, so it holds nothing
}

function parseOwn(stored: unknown, owner: string): Applicant | null {
  const applicant = parseStoredValue(ApplicantSchema, stored)
  return applicant?.owner === owner ? applicant : null
}
