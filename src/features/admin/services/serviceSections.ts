import { SERVICE_GROUPS } from '#shared/session/services.ts'
import type { SectionSpec } from '#shared/records/form/formSpec.ts'
import { STATUSES } from '../status.ts'
import type { ServiceValues } from './serviceForm.ts'

const STATUS_NOTE: Record<ServiceValues['isActive'], string> = {
  Active: 'Clients can be given it.',
  Inactive:
    'It is no longer offered. Clients that hold it keep it, marked inactive. Nothing is deleted.',
}

/** The one section of a service (shell §2, §3). */
export const SERVICE_SECTIONS: readonly SectionSpec<ServiceValues>[] = [
  {
    title: 'Service',
    fields: [
      {
        name: 'name',
        label: 'Service name',
        control: { kind: 'text' },
        note: 'Also the key that clients and users are given, such as payslip.',
      },
      { name: 'description', label: 'Description', control: { kind: 'text' } },
      {
        name: 'serviceType',
        label: 'Service type',
        control: { kind: 'text', suggestions: SERVICE_GROUPS },
      },
      {
        name: 'endPointDocument',
        label: 'Endpoint document',
        control: { kind: 'text', type: 'url' },
        note: 'Where the service’s call is described; begins with https:// or http://',
      },
      {
        name: 'isActive',
        label: 'Status',
        control: { kind: 'segmented', options: STATUSES.map((value) => ({ value, label: value })) },
        isHidden: ({ mode }) => mode === 'add',
        note: ({ values }) => STATUS_NOTE[values.isActive],
      },
    ],
  },
]
