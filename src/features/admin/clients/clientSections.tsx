import type { FieldSpec, SectionSpec, CustomField } from '#shared/kits/records/form/formSpec.ts'
import type { ListLoad } from '#shared/kits/records/list/useLoadedList.ts'
import { ensureFullStop } from '#shared/platform/lib/text/ensureFullStop.ts'
import type { OfferedService } from '../assignedService.ts'
import { ServiceChecklist } from '../ServiceChecklist.tsx'
import type { ClientValues } from './clientForm.ts'
import { formatServiceNames } from './offeredServices.ts'
import { profileFields, type ProfileContext } from './profileFields.tsx'

type ClientFormContext = ProfileContext & { offered: OfferedServicesState }

type Field = FieldSpec<ClientValues>

export function clientSections(
  context: ClientFormContext,
  { clientType }: ClientValues,
): readonly SectionSpec<ClientValues>[] {
  const isSub = clientType === 'subClient'
  const sections: SectionSpec<ClientValues>[] = [
    { title: 'Profile Info', nextHint: 'Next: contact', fields: profileFields(context) },
    { title: 'Contact Info', nextHint: 'Next: address', fields: CONTACT },
    { title: 'Address Info', nextHint: 'Next: services', fields: ADDRESS },
  ]
  return isSub ? sections : [...sections, servicesSection(context)]
}

const CONTACT: readonly Field[] = [
  { name: 'contactPerson', label: 'Contact person', control: { kind: 'text' } },
  { name: 'emailId', label: 'Email', control: { kind: 'text', type: 'email' } },
  {
    name: 'contactNumber',
    label: 'Contact number',
    control: { kind: 'text', type: 'tel', inputMode: 'numeric' },
    help: '10 digits.',
  },
]

const ADDRESS: readonly Field[] = [
  { name: 'addressOne', label: 'Address line one', control: { kind: 'text' } },
  {
    name: 'addressTwo',
    label: 'Address line two',
    control: { kind: 'text' },
    isOptional: true,
  },
  { name: 'landMark', label: 'Landmark', control: { kind: 'text' } },
  { name: 'city', label: 'City', control: { kind: 'text' }, isHalf: true },
  {
    name: 'pincode',
    label: 'Pincode',
    control: { kind: 'text', inputMode: 'numeric' },
    isHalf: true,
  },
  { name: 'state', label: 'State', control: { kind: 'text' }, isHalf: true },
  {
    name: 'country',
    label: 'Country',
    control: { kind: 'text', suggestions: ['India'] },
    isHalf: true,
  },
]

function servicesSection({ offered }: ClientFormContext): SectionSpec<ClientValues> {
  return {
    title: 'Service Info',
    fields: [
      {
        name: 'services',
        label: 'Services',
        control: {
          kind: 'custom',
          isGrouped: true,
          render: (field) => <ServicesField field={field} offered={offered} />,
        },
        formatValue: ({ services }) => formatServiceNames(services),
      },
    ],
    disabledReason: ({ services }) =>
      services.length === 0 ? 'Choose at least one service.' : null,
  }
}

export type OfferedServicesState = { services: readonly OfferedService[]; load: ListLoad }

type ServicesFieldProps = { field: CustomField<ClientValues>; offered: OfferedServicesState }

const EMPTY: Record<ListLoad['kind'], string> = {
  loading: 'Loading the services…',
  ready: 'There is no active service yet. Add one in Service Management.',
  failed: 'Services can be chosen once the list has loaded.',
}

function ServicesField({ field, offered }: ServicesFieldProps) {
  const { services, load } = offered
  return (
    <>
      {load.kind === 'failed' && (
        <div className="services-failed" role="alert">
          <p className="small">
            <span className="medium">{ensureFullStop(load.message)}</span> The list of services
            could not be loaded. What you entered is kept.
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
