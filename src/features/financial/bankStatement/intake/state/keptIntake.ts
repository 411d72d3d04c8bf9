import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { IntakeWorkSchema, NOT_UPLOADED, type Intake } from './intake.ts'

/** One tab's, so that two tabs never share the files of one intake. */
const keptIntake = kept({
  key: STORED.bankIntake,
  place: 'tab',
  schema: v.object({ owner: v.string(), intake: IntakeWorkSchema }),
  unreadable: 'removed',
})

/** Keeps the intake for a reload. Names and choices only: bytes are in the vault, passwords nowhere. */
export function storeIntake(owner: string, intake: Intake): void {
  if (intake.kind === 'Not Uploaded') keptIntake.forget()
  else keptIntake.write({ owner, intake })
}

/** The stored intake of this user; 'Not Uploaded' where there is none, or another build kept it. */
export function storedIntake(owner: string): Intake {
  return keptIntake.read((stored) => stored.owner === owner)?.intake ?? NOT_UPLOADED
}
