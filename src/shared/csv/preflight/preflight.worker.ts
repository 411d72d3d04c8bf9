import { expose } from 'comlink'
import type { Beside } from './columns.ts'
import { openCsv } from './csvFile.ts'
import type { Choices, Report } from './finding.ts'

let opened: ReturnType<typeof openCsv> | null = null

const preflight = {
  read(bytes: Uint8Array, beside: Beside): Report {
    opened = openCsv(bytes, beside)
    return opened.report
  },
  write: (choices: Choices): string => opened?.write(choices) ?? '',
}
export type PreflightWorker = typeof preflight

expose(preflight)
