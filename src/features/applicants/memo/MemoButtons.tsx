import workbook from 'bootstrap-icons/icons/file-earmark-excel.svg?raw'
import printer from 'bootstrap-icons/icons/printer.svg?raw'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { env } from '#shared/platform/config/env.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { makeWorkbook } from '#shared/platform/files/makeWorkbook.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { ApplicantHistory } from '../history/applicantHistory.ts'
import type { Applicant } from '../model/applicant.ts'
import { sectionValues } from '../sections/section.ts'
import { describeSections } from '../sections/sections.ts'
import { buildMemo } from './buildMemo.ts'
import { findPages } from './findPages.ts'
import { MemoPrint } from './MemoPrint.tsx'
import type { FoundPages } from './references.ts'
import { toSheets } from './toSheets.ts'

type MemoButtonsProps = {
  applicant: Applicant
  comparison: Comparison
  history: ApplicantHistory
}

const NO_PAGES: Readonly<FoundPages> = new Map()

/** The memo is also what the browser's own Print prints; it has page numbers of values once a button has searched them. */
export function MemoButtons({ applicant, comparison, history }: MemoButtonsProps) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const jobs = useAppSelector(selectJobs)
  const preparedBy = useAppSelector(selectUser)?.username ?? ''
  const isPrinting = useIsPrinting()
  const [found, setFound] = useState<{ of: Comparison; pages: FoundPages } | null>(null)
  const pages = found?.of === comparison ? found.pages : NO_PAGES

  const makeMemo = (from: FoundPages) =>
    buildMemo({
      applicant,
      jobs,
      comparison,
      history,
      pages: from,
      at: Date.now(),
      preparedBy,
      showsWholeNumbers: env().VITE_MEMO_WHOLE_NUMBERS,
    })

  /** Searches the pages once, then uses them. An error is reported, unless the session has ended. */
  async function withPages(work: (result: FoundPages) => Promise<void> | void): Promise<void> {
    const { signal } = session
    try {
      const values = describeSections({ applicant, comparison }).flatMap(sectionValues)
      const result =
        found?.of === comparison ? pages : await dispatch(findPages(values, jobs, signal))
      if (signal.aborted) return
      flushSync(() => setFound({ of: comparison, pages: result }))
      await work(result)
    } catch (error) {
      if (signal.aborted) return
      window.reportError(error)
      showToast('error', 'The memo could not be made. Try again.')
    }
  }

  const printing = useBusyAction(async () => withPages(() => window.print()))
  const saving = useBusyAction(async () =>
    withPages(async (result) => {
      const memo = makeMemo(result)
      const blob = await makeWorkbook(toSheets(memo))
      downloadBlob(blob, composeFileName(memo.name, ` memo ${memo.day}.xlsx`))
    }),
  )
  const button = (text: string, icon: string, { isBusy, start }: typeof printing) => (
    <button type="button" className="btn btn-secondary" aria-disabled={isBusy} onClick={start}>
      <Icon of={icon} />
      {text}
    </button>
  )
  return (
    <>
      {button('Print memo', printer, printing)}
      {button('Workbook', workbook, saving)}
      {isPrinting && <MemoPrint memo={makeMemo(pages)} />}
    </>
  )
}
