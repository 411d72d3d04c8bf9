import { Link } from 'react-router-dom'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'

/** /idextracter/ with a type that no spelling knows (D16). */
export function UnknownServicePage() {
  return (
    <div className="page">
      <PageHead title="ID extraction" />
      <div className="panel">
        <EmptyState
          icon={question}
          title="Unknown service type"
          line="The address names no document that can be read. Choose one of your services instead."
        >
          <Link className="btn btn-primary" to="/menupage">
            See my services
          </Link>
        </EmptyState>
      </div>
    </div>
  )
}
