import journal from 'bootstrap-icons/icons/journal-x.svg?raw'
import bank from 'bootstrap-icons/icons/bank.svg?raw'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { useWarmPdf } from '#shared/upload/useFileList.ts'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import { SampleFiles } from '#shared/upload/SampleFiles.tsx'
import { BANK_SAMPLES } from '../files/samples.ts'
import { addFiles } from '../files/accountUploads.ts'

const LIMITS = UPLOAD_LIMITS.bankStatement

/** Words of this service next to the drop zone; the rest is generated from its limits (analyzers §2, screen 1). */
const INSTRUCTIONS: InstructionTexts = {
  extra: [
    {
      icon: bank,
      title: 'One statement at a time per account',
      line: 'Its parts may be several files. A second account is added in the next step.',
    },
    {
      icon: journal,
      title: 'Passbooks are unsupported',
      line: 'Their pages go to the Passbook analyzer.',
    },
  ],
}

/** Screen 1: the drop zone and the instructions. */
export function UploadStage() {
  const dispatch = useAppDispatch()
  useWarmPdf(LIMITS)
  return (
    <div className="page analyzer">
      <AnalyzerHead
        title="Bank statement"
        line="Statements of one or two accounts become an Excel and a PDF analysis each."
        step={0}
      />
      <UploadColumns limits={LIMITS} instructions={INSTRUCTIONS}>
        <DropZone
          limits={LIMITS}
          title="Drop bank statements here"
          onFiles={(files) => void dispatch(addFiles(null, files))}
        >
          <SampleFiles
            samples={BANK_SAMPLES}
            onPick={(file) => void dispatch(addFiles(null, [file], { sample: true }))}
          />
        </DropZone>
      </UploadColumns>
      <OtherJobs />
    </div>
  )
}
