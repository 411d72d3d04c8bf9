import { useEffect } from 'react'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import type { Applicant } from '../model/applicant.ts'
import { closeCollectList } from './collectList.ts'
import { CollectParts } from './CollectParts.tsx'
import { DocumentList } from './DocumentList.tsx'
import { NameField } from './NameField.tsx'
import { SendBar } from './SendBar.tsx'
import { useCollect } from './useCollect.ts'
import { useDocuments } from './useDocuments.ts'
import './collect.css'

type CollectViewProps = { applicant: Applicant; canEdit: boolean }

/** The whole page of an applicant without sent documents (look 19a). */
export function CollectView({ applicant, canEdit }: CollectViewProps) {
  return canEdit ? (
    <EditedCollectView applicant={applicant} />
  ) : (
    <div className="page collect">
      <Header applicant={applicant} canEdit={false} />
      <UneditedDocuments applicant={applicant} />
    </div>
  )
}

function EditedCollectView({ applicant }: Omit<CollectViewProps, 'canEdit'>) {
  const collect = useCollect(applicant)
  return (
    <>
      <div className="page collect">
        <Header applicant={applicant} canEdit />
        <CollectParts applicant={applicant} collect={collect} />
      </div>
      <SendBar applicant={applicant.id} documents={collect.documents} canSave />
    </>
  )
}

function Header({ applicant, canEdit }: CollectViewProps) {
  return (
    <>
      <PageHeader
        title="New applicant"
        subtitle="Drop every document of one person. Each goes to the service that reads it."
      />
      <NameField applicant={applicant} canEdit={canEdit} />
    </>
  )
}

type UneditedDocumentsProps = { applicant: Applicant }

/** The unsent documents while another tab edits them. */
export function UneditedDocuments({ applicant }: UneditedDocumentsProps) {
  const { id, entries, choices } = applicant
  const dispatch = useAppDispatch()
  const documents = useDocuments(entries, choices)
  useEffect(() => {
    dispatch(closeCollectList(id))
  }, [dispatch, id])
  return (
    entries.length > 0 && (
      <DocumentList applicant={id} documents={documents} list={{ entries, actions: null }} />
    )
  )
}
