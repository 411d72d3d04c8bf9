import type { Sample } from './sample.ts'

/** Fetches a sample of our own origin as the file that a user would have picked. @throws Error when it is not there. */
export async function loadSample({ name, url }: Sample): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Sample ${url} answered ${response.status}.`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
