import { expose } from 'comlink'
import type { ContactedPeople } from '#shared/platform/dialogs/confirmContact.ts'
import type { PreflightContext } from './columns.ts'
import { openCsv } from './csvFile.ts'
import type { Choices, PreflightReport } from './csvIssue.ts'

let opened: ReturnType<typeof openCsv> | null = null

const preflight = {
  read(bytes: Uint8Array, context: PreflightContext): PreflightReport {
    opened = openCsv(bytes, context)
    return opened.report
  },
  listPeople: (choices: Choices, namesShown: number): ContactedPeople | null =>
    opened?.listPeople(choices, namesShown) ?? null,
  write: (choices: Choices): string => opened?.write(choices) ?? '',
}
export type PreflightWorker = typeof preflight

expose(preflight)
