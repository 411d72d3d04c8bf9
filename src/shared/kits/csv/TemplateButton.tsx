import download from 'bootstrap-icons/icons/download.svg?raw'
import { useState } from 'react'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { CsvIntake } from './csvIntake.ts'

type TemplateButtonProps = { template: CsvIntake['template']; className: string }

/** Downloads the template, once even if pressed repeatedly. */
export function TemplateButton({ template, className }: TemplateButtonProps) {
  const dispatch = useAppDispatch()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    await dispatch(template.save())
    setIsSaving(false)
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isSaving}
      onClick={() => {
        if (!isSaving) void save()
      }}
    >
      <Icon of={download} />
      Download template
    </button>
  )
}
