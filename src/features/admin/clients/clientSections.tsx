import { asSentence } from '#shared/lib/asSentence.ts'
import type { FieldSpec, SectionSpec, CustomField } from '#shared/records/form/formSpec.ts'
import type { ListLoad } from '#shared/records/list/useLoadedList.ts'
import type { OfferedService } from '../assignedService.ts'
import { ServiceChecklist } from '../ServiceChecklist.tsx'
import type { ClientValues } from './clientForm.ts'
import { serviceNames } from './offeredServices.ts'
import { profileFields, type ProfileFacts } from './profileFields.tsx'

type ClientFormFacts = ProfileFacts & { offered: OfferedLoad }

type Field = FieldSpec<ClientValues>

/** The sections of the form (shell §2): a sub-client has no services section, it takes its parent's. */
export function clientSections(
  facts: ClientFormFacts,
  { clientType }: ClientValues,
): readonly SectionSpec<ClientValues>[] {
  const isSub = clientType === 'subClient'
  const sections: SectionSpec<ClientValues>[] = [
    { title: 'Profile Info', nextLine: 'Next: who to contact', fields: profileFields(facts) },
    { title: 'Contact Info', nextLine: 'Next: where they are', fields: CONTACT },
    { title: 'Address Info', nextLine: 'Next: what they may use', fields: ADDRESS },
  ]
  return isSub ? sections : [...sections, servicesSection(facts)]
}

const CONTACT: readonly Field[] = [
  { name: 'contactPerson', label: 'Contact person', control: { kind: 'text' } },
  { name: 'emailId', label: 'Email', control: { kind: 'text', type: 'email' } },
  {
    name: 'contactNumber',
    label: 'Contact number',
    control: { kind: 'text', type: 'tel', inputMode: 'numeric' },
    note: '10 digits.',
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

function servicesSection({ offered }: ClientFormFacts): SectionSpec<ClientValues> {
  return {
    title: 'Service Info',
    fields: [
      {
        name: 'services',
        label: 'Services',
        control: {
          kind: 'custom',
          grouped: true,
          render: (field) => <ServicesField field={field} offered={offered} />,
        },
        describe: ({ services }) => serviceNames(services),
      },
    ],
    blocks: ({ services }) => (services.length === 0 ? 'Choose at least one service.' : null),
  }
}

/** The services that a client can be given, and how their list stands. */
export type OfferedLoad = { services: readonly OfferedService[]; load: ListLoad }

type ServicesFieldProps = { field: CustomField<ClientValues>; offered: OfferedLoad }

const EMPTY: Record<ListLoad['kind'], string> = {
  loading: 'Loading the services…',
  ready: 'There is no active service yet. Add one in Service Management.',
  failed: 'Without the list of services none can be chosen.',
}

/** The services of a client; a list that could not be loaded can be asked for again without losing the form. */
function ServicesField({ field, offered }: ServicesFieldProps) {
  const { services, load } = offered
  return (
    <>
      {load.kind === 'failed' && (
        <div className="services-failed" role="alert">
          <p className="small">
            <span className="medium">{asSentence(load.message)}</span> The list of services could
            not be loaded; what you entered is kept.
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
