import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { Instructions } from '#shared/upload/Instructions.tsx'
import { SampleFiles } from '#shared/upload/SampleFiles.tsx'
import { BANK_SAMPLES } from '../files/samples.ts'
import { addFiles } from '../files/accountUploads.ts'
import { BANK_INSTRUCTIONS } from './instructions.ts'
import { useWarmPdf } from './useWarmPdf.ts'

const LIMITS = UPLOAD_LIMITS.bankStatement

/** Screen 1: the drop zone and the instructions. */
export function UploadStage() {
  const dispatch = useAppDispatch()
  useWarmPdf()
  return (
    <div className="page analyzer">
      <AnalyzerHead
        title="Bank statement"
        line="Statements of one or two accounts become an Excel and a PDF analysis each."
        step={0}
      />
      <div className="upload-page">
        <div className="upload-main">
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
        </div>
        <Instructions limits={LIMITS} texts={BANK_INSTRUCTIONS} />
      </div>
      <OtherJobs />
    </div>
  )
}
