import type { UploadLimits } from '#shared/platform/config/limits.ts'
import type { NavigationTarget } from '#shared/platform/navigation/leaveGuard.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import type { PreflightContext, CsvColumns } from './preflight/columns.ts'

/** What differs between dashboards (look 16b). */
export type CsvIntake = {
  title: string
  dropTitle: string
  instructions: readonly HelpRow[]
  limits: UploadLimits
  /** 80 characters, no unsupported ones (kyc §5). */
  shouldCheckName: boolean
  columns: CsvColumns
  template: {
    displayName: string
    save: () => AppThunk<Promise<void>>
    columns: (signal: AbortSignal) => AppThunk<Promise<readonly string[]>>
  }
  /** Read from the cached list, without a request. */
  existingValues: () => AppThunk<PreflightContext['existingValues']>
  /** What each candidate gets as soon as the file is sent: 'An SMS with the link'. */
  sends: string
  /** Reports with a toast; true on success. */
  process: (file: File) => AppThunk<Promise<boolean>>
  isSamePage: (current: NavigationTarget, next: NavigationTarget) => boolean
}
