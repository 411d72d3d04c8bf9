import { getFile } from '#shared/upload/acceptedFile.ts'
import { passwordOf } from '#shared/upload/passwords.ts'
import type { SubmitInput } from './definition.ts'
import type { RunningJob } from './job.ts'

type Wire = Pick<SubmitInput, 'signal' | 'onUploadProgress'>

/** A job's files as they were picked, with the passwords that this tab still knows. Null when bytes are gone. */
export async function jobInput(job: RunningJob, wire: Wire): Promise<SubmitInput | null> {
  try {
    const files = await Promise.all(
      job.files.map(async (accepted) => {
        const password = passwordOf(accepted.id)
        return {
          accepted,
          file: await getFile(accepted),
          ...(password === undefined ? {} : { password }),
        }
      }),
    )
    return { files, options: job.options, ...wire }
  } catch {
    return null // getFile rejects when storage was cleared: the caller tells the user
  }
}
