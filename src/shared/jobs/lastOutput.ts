import * as v from 'valibot'
import { getBlob, putBlob, removeBlobs } from '#shared/vault/vault.ts'
import type { DoneJob } from './job.ts'

/** The product's own storage keys (decisions D18): what was put in, and what came out. */
const INPUT = 'inputFile'
const OUTPUT = 'outputFile'

/** The bytes lie in the vault already, under the job's own ids: these two records say which they are. */
type LastOutput = { analyzer: string; jobId: string }

const LastOutputSchema = v.object({ analyzer: v.string(), jobId: v.string() })

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Makes a finished job the output that its analyzer's output page shows, after a reload too. */
export async function keepLastOutput({ id, analyzer, files }: DoneJob): Promise<void> {
  const output: LastOutput = { analyzer, jobId: id }
  await Promise.all([putBlob(json(files), INPUT), putBlob(json(output), OUTPUT)])
}

/** Id of the job whose output was shown last, null where there is none or it is another analyzer's. */
export async function readLastOutput(analyzer: string): Promise<string | null> {
  const last = await lastOutput()
  return last?.analyzer === analyzer ? last.jobId : null
}

async function lastOutput(): Promise<LastOutput | null> {
  const text = await (await getBlob(OUTPUT))?.text()
  if (text === undefined) return null
  try {
    const parsed = v.safeParse(LastOutputSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // half written before the tab was closed: there is no last output
  }
}

/** This job is dismissed: where it is the last output, there is none any more. */
export async function dropLastOutput(jobId: string): Promise<void> {
  if ((await lastOutput())?.jobId === jobId) await clearLastOutput()
}

/** A new upload starts. The vault forgets both records by itself when the session ends. */
export async function clearLastOutput(): Promise<void> {
  await removeBlobs([INPUT, OUTPUT])
}
