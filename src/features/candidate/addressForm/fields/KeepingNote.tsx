import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Keeping } from '../draft/draft.ts'
import { useWords } from '../words/words.ts'

type KeepingNoteProps = { keeping: Keeping }

/** Says when the phone does not keep what is entered (decisions D38). */
export function KeepingNote({ keeping }: KeepingNoteProps) {
  const { fields } = useWords()
  return (
    <div role="status">
      {keeping !== 'kept' && (
        <p className="form-warning">
          <Icon of={triangle} />
          <span>{fields[keeping]}</span>
        </p>
      )}
    </div>
  )
}
