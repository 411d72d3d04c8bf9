import type { UploadLimits } from '#shared/config/limits.ts'
import type { Place } from '#shared/navigation/leaveGuard.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { HelpRow } from '#shared/ui/HelpPanel.tsx'
import type { Beside, CsvColumns } from './preflight/columns.ts'

/** What a dashboard brings to the intake of its CSV (look 16b); the way from the file to Process is the same for all. */
export type CsvIntake = {
  /** Of the tab: 'Create Case'. */
  title: string
  dropTitle: string
  instructions: readonly HelpRow[]
  limits: UploadLimits
  /** Whether the name too has to be one that every system takes: 80 characters, none unsupported (kyc §5). */
  judgesName: boolean
  columns: CsvColumns
  template: {
    /** 'the template of Kaveri Hosur'. */
    said: string
    save: () => AppThunk<Promise<void>>
    /** Names of its columns, in its order. */
    columns: (signal: AbortSignal) => AppThunk<Promise<readonly string[]>>
  }
  /** Who is in the list that is loaded just now: no call is made for them. */
  listed: () => AppThunk<Beside['listed']>
  /** Sends the file: true when it was taken, which has been said. */
  process: (file: File) => AppThunk<Promise<boolean>>
  /** Whether the file is still on the screen at the next address. */
  isSamePlace: (here: Place, next: Place) => boolean
}
