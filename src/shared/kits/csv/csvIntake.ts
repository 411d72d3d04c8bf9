import type { UploadLimits } from '#shared/platform/config/limits.ts'
import type { NavigationTarget } from '#shared/platform/navigation/leaveGuard.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { HelpRow } from '#shared/ui/components/HelpPanel.tsx'
import type { PreflightContext, CsvColumns } from './preflight/columns.ts'

/** A dashboard's part of the CSV upload (look 16b); everything from file to Process is shared. */
export type CsvIntake = {
  title: string
  dropTitle: string
  instructions: readonly HelpRow[]
  limits: UploadLimits
  /** Whether the name is validated too: 80 characters, no unsupported ones (kyc §5). */
  shouldCheckName: boolean
  columns: CsvColumns
  template: {
    displayName: string
    save: () => AppThunk<Promise<void>>
    /** Its column names in order. */
    columns: (signal: AbortSignal) => AppThunk<Promise<readonly string[]>>
  }
  /** Values in the cached list, without a request. */
  existingValues: () => AppThunk<PreflightContext['existingValues']>
  /** What each candidate gets as soon as the file is sent: 'An SMS with the link'. */
  sends: string
  /** Sends the file and shows a toast; true on success. */
  process: (file: File) => AppThunk<Promise<boolean>>
  /** Whether the next location still shows the file. */
  isSamePage: (current: NavigationTarget, next: NavigationTarget) => boolean
}
