export type ServiceRecord = {
  serviceId: string
  name: string
  description: string
  serviceType: string
  endPointDocument: string
  isActive: boolean
}

/** One call creates them and another changes them; the status has its own call (D27). */
export const SERVICE_DETAILS = ['name', 'description', 'serviceType', 'endPointDocument'] as const
export type ServiceDetails = Pick<ServiceRecord, (typeof SERVICE_DETAILS)[number]>

export const serviceIdOf = ({ serviceId }: Pick<ServiceRecord, 'serviceId'>): string => serviceId
