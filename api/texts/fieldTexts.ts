import { ACCOUNT_FIELDS } from './account.ts'
import { ANALYZER_FIELDS } from './analyzers.ts'
import { FRAME_FIELDS } from './frames.ts'
import { VERIFICATION_FIELDS } from './verification.ts'

/** What fields, parameters and parts mean, by name; `owner.name` where it depends on what is around. */
export const FIELDS: Readonly<Record<string, string>> = {
  ...ACCOUNT_FIELDS,
  ...ANALYZER_FIELDS,
  ...VERIFICATION_FIELDS,
  ...FRAME_FIELDS,
}

/**
 * What a field means.
 * @param owner the call, the named schema or the field around it
 */
export const fieldText = (owner: string, name: string): string | undefined =>
  FIELDS[`${owner}.${name}`] ?? FIELDS[name]
