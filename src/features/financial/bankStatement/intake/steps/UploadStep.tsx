import bank from 'bootstrap-icons/icons/bank.svg?raw'
import journal from 'bootstrap-icons/icons/journal-x.svg?raw'
import { useEffect } from 'react'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { OtherJobs } from '#shared/kits/analyzer/jobs/OtherJobs.tsx'
import { DropZone } from '#shared/kits/upload/DropZone.tsx'
import { useWarmUpPdf } from '#shared/kits/upload/fileList/useFileList.ts'
import type { InstructionTexts } from '#shared/kits/upload/instructionRows.ts'
import { SampleFiles } from '#shared/kits/upload/samples/SampleFiles.tsx'
import { UploadLayout } from '#shared/kits/upload/UploadLayout.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { addStatements } from '../files/accountUploads.ts'
import { preloadStatementReader } from '../files/handleFilesChanged.ts'
import { BANK_SAMPLES } from '../files/samples.ts'

const LIMITS = UPLOAD_LIMITS.bankStatement

/** Other instructions are generated from the limits (analyzers §2, screen 1). */
const INSTRUCTIONS: InstructionTexts = {
  extra: [
    {
      icon: bank,
      title: 'One statement at a time per account',
      description: 'In one file or several. A second account follows in the next step.',
    },
    {
      icon: journal,
      title: 'Passbooks are unsupported',
      description: 'Use the Passbook analyzer for them.',
    },
  ],
}

export function UploadStep() {
  const dispatch = useAppDispatch()
  useWarmUpPdf(LIMITS)
  useEffect(preloadStatementReader, [])
  return (
    <div className="page analyzer">
      <AnalyzerHeader
        title="Bank statement"
        subtitle="Get an Excel and a PDF analysis for one or two accounts."
        step={0}
      />
      <UploadLayout limits={LIMITS} instructions={INSTRUCTIONS}>
        <DropZone
          limits={LIMITS}
          title="Drop bank statements here"
          onFiles={(files) => void dispatch(addStatements(null, files))}
        >
          <SampleFiles
            samples={BANK_SAMPLES}
            onPick={(file) => void dispatch(addStatements(null, [file], { sample: true }))}
          />
        </DropZone>
      </UploadLayout>
      <OtherJobs />
    </div>
  )
}
