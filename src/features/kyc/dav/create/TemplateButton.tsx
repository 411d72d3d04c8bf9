import download from 'bootstrap-icons/icons/download.svg?raw'
import { useState } from 'react'
import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { SubClient } from '../case.ts'
import { caseTemplate } from '../endpoints.ts'

type TemplateButtonProps = { subClient: SubClient; className: string }

/** Saves the template of the sub-client (kyc §9: {sub-client}_Upload_template.csv). */
export function TemplateButton({ subClient, className }: TemplateButtonProps) {
  const dispatch = useAppDispatch()
  const [isFetching, setFetching] = useState(false)
  const fetchTemplate = async () => {
    setFetching(true)
    const template = await dispatch(run(caseTemplate, subClient))
    setFetching(false)
    if (template.ok) downloadBlob(template.value, `${subClient.batchTag}_Upload_template.csv`)
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isFetching}
      onClick={() => {
        if (!isFetching) void fetchTemplate()
      }}
    >
      <Icon of={download} />
      Download template
    </button>
  )
}
