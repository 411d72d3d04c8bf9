import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { instructionRows, type InstructionTexts } from './instructionRows.ts'
import './upload.css'

type InstructionsProps = { limits: UploadLimits; texts?: InstructionTexts | undefined }

/** "Before you upload": the rules of an uploader as its checks have them, and the way to support. */
export function Instructions({ limits, texts }: InstructionsProps) {
  const title = texts?.title ?? 'Before you upload'
  return (
    <section className="panel upload-help" aria-label={title}>
      <div className="panel-head">
        <h2 className="upload-help-title">{title}</h2>
      </div>
      <ul className="upload-rules">
        {instructionRows(limits, texts).map(({ icon, title, line }) => (
          <li key={title}>
            <Icon of={icon} className="lg t-accent" />
            <div>
              <div className="medium">{title}</div>
              <div className="small muted">{line}</div>
            </div>
          </li>
        ))}
      </ul>
      <div className="upload-help-foot small muted">
        <Icon of={envelope} />
        <span>
          A file that should pass but does not?{' '}
          <a href={supportMailto({ about: 'Upload' })}>Write to support</a>
        </span>
      </div>
    </section>
  )
}
