import { expose } from 'comlink'
import type { ContactedPeople } from '#shared/platform/dialogs/confirmContact.ts'
import type { PreflightContext } from './columns.ts'
import { openCsv } from './csvFile.ts'
import type { PreflightReport } from './csvIssue.ts'

let opened: ReturnType<typeof openCsv> | null = null

const preflight = {
  read(bytes: Uint8Array, context: PreflightContext): PreflightReport {
    opened = openCsv(bytes, context)
    return opened.report
  },
  listPeople: (leavesOut: boolean, namesShown: number): ContactedPeople | null =>
    opened?.listPeople(leavesOut, namesShown) ?? null,
  write: (leavesOut: boolean): string => opened?.write(leavesOut) ?? '',
}
export type PreflightWorker = typeof preflight

expose(preflight)
