import { useState } from 'react'
import type { Applicant } from '../model/applicant.ts'
import { CollectParts } from './CollectParts.tsx'
import { UneditedDocuments } from './CollectView.tsx'
import { SendBar } from './SendBar.tsx'
import { SentDocuments } from './SentDocuments.tsx'
import { useCollect } from './useCollect.ts'
import './collect.css'

type DocumentsSectionProps = { applicant: Applicant; canEdit: boolean }

/** Content of the section Documents: the jobs of the applicant; more documents can be added, and wrong ones taken out. */
export function DocumentsSection({ applicant, canEdit }: DocumentsSectionProps) {
  return (
    <div className="collect-section">
      <SentDocuments applicant={applicant} canEdit={canEdit} />
      {canEdit ? (
        <AddDocuments applicant={applicant} />
      ) : (
        <UneditedDocuments applicant={applicant} />
      )}
    </div>
  )
}

type AddDocumentsProps = { applicant: Applicant }

function AddDocuments({ applicant }: AddDocumentsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const collect = useCollect(applicant)
  if (!isOpen && collect.documents.rows.length === 0)
    return (
      <button
        type="button"
        className="btn btn-secondary collect-add"
        onClick={() => setIsOpen(true)}
      >
        Add documents
      </button>
    )
  return (
    <>
      <CollectParts applicant={applicant} collect={collect} />
      {collect.documents.rows.length > 0 && (
        <SendBar applicant={applicant.id} documents={collect.documents} canSave={false} />
      )}
    </>
  )
}
