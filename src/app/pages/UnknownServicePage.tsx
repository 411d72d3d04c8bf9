import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { Link } from 'react-router-dom'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'

export function UnknownServicePage() {
  return (
    <div className="page">
      <PageHeader title="ID extraction" />
      <div className="panel">
        <EmptyState
          icon={question}
          title="Unknown service type"
          description="This address does not match any document type. Choose one of your services instead."
        >
          <Link className="btn btn-primary" to="/menupage">
            See my services
          </Link>
        </EmptyState>
      </div>
    </div>
  )
}
