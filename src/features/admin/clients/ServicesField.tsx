import type { TableLoad } from '#shared/ui/DataTable.tsx'
import type { OfferedService } from '../assignedService.ts'
import type { CustomField } from '#shared/records/form/formSpec.ts'
import { ServiceChecklist } from '../ServiceChecklist.tsx'
import type { ClientValues } from './clientForm.ts'

/** The services that a client can be given, and how their list stands. */
export type OfferedLoad = { services: readonly OfferedService[]; load: TableLoad }

type ServicesFieldProps = { field: CustomField<ClientValues>; offered: OfferedLoad }

const EMPTY: Record<TableLoad['kind'], string> = {
  loading: 'Loading the services…',
  ready: 'There is no active service yet. Add one in Service Management.',
  failed: 'Without the list of services none can be chosen.',
}

/** The services of a client; a list that could not be loaded can be asked for again without losing the form. */
export function ServicesField({ field, offered }: ServicesFieldProps) {
  const { services, load } = offered
  return (
    <>
      {load.kind === 'failed' && (
        <div className="services-failed" role="alert">
          <p className="small">
            <span className="medium">{load.message}</span> The list of services could not be loaded;
            what you entered is kept.
          </p>
          <button type="button" className="btn btn-sm btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </div>
      )}
      <ServiceChecklist
        id={field.id}
        offered={services}
        value={field.values.services}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isReadOnly={field.isReadOnly}
        describedBy={field.describedBy}
        empty={EMPTY[load.kind]}
      />
    </>
  )
}
