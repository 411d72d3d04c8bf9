import * as v from 'valibot'
import { FILE_KINDS } from '#shared/config/limits.ts'
import { PROBLEMS } from '#shared/upload/problem.ts'
import { ACCOUNT_TYPES, OWNER_TYPES } from '#features/financial/bankStatement/wire/submission.ts'
import { LOCKED_STAGES, ORIGINS, NOT_UPLOADED, type Intake } from './intake.ts'
import { BANK_SOURCES } from './intakeAccount.ts'

/** One tab's, so that two tabs never share the files of one intake. A reload finds it again; closing the tab ends it. */
const KEY = 'lekha-bank-intake'

const file = {
  id: v.string(),
  name: v.string(),
  size: v.number(),
  pages: v.nullable(v.number()),
  sample: v.boolean(),
}

const Entry = v.object({
  ...file,
  kind: v.nullable(v.picklist(FILE_KINDS)),
  print: v.nullable(v.string()),
  keepBoth: v.boolean(),
  phase: v.variant('kind', [
    v.object({ kind: v.literal('checking') }),
    v.object({ kind: v.literal('ready') }),
    v.object({ kind: v.literal('locked'), attempt: v.picklist(['none', 'running', 'wrong']) }),
    v.object({ kind: v.literal('problem'), problem: v.picklist(PROBLEMS) }),
  ]),
})

const Account = v.object({
  id: v.string(),
  entries: v.array(Entry),
  bankName: v.nullable(v.string()),
  accountType: v.nullable(v.picklist(ACCOUNT_TYPES)),
  bankFrom: v.nullable(v.picklist(BANK_SOURCES)),
  prompted: v.boolean(),
  ownerType: v.picklist(OWNER_TYPES),
})

const work = {
  accounts: v.union([v.strictTuple([Account]), v.strictTuple([Account, Account])]),
  revealed: v.boolean(),
  ownersName: v.string(),
  relatedParties: v.nullable(v.object({ ...file, kind: v.picklist(FILE_KINDS) })),
  emailOutput: v.boolean(),
  origin: v.picklist(ORIGINS),
}

const Stored = v.object({
  owner: v.string(),
  intake: v.variant('kind', [
    v.object({ ...work, kind: v.picklist(LOCKED_STAGES) }),
    v.object({ ...work, kind: v.literal('bankstatementSuccessfulUpload') }),
    v.object({ ...work, kind: v.literal('bankstatementnewAccountUpload') }),
    v.object({
      ...work,
      kind: v.literal('bankstatementSuccessfulUploadPreview'),
      view: v.picklist(['files', 'details']),
      shown: v.string(),
    }),
  ]),
})

/** Keeps the intake for a reload. Names and choices only: bytes are in the vault, passwords nowhere. */
export function storeIntake(owner: string, intake: Intake): void {
  try {
    if (intake.kind === 'Not Uploaded') window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, JSON.stringify({ owner, intake }))
  } catch {
    return // storage is forbidden or full: the page goes on, only a reload forgets
  }
}

/** The stored intake of this user; 'Not Uploaded' where there is none, or another build kept it. */
export function storedIntake(owner: string): Intake {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success && parsed.output.owner === owner ? parsed.output.intake : NOT_UPLOADED
  } catch {
    return NOT_UPLOADED // storage is forbidden, or what it holds is no JSON: the upload begins anew
  }
}
