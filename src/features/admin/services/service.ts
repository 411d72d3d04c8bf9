/** A service of the product, as administrators edit it (shell §3). */
export type ServiceRecord = {
  serviceId: string
  /** The service's key, such as 'payslip', which is assigned to clients and users. */
  name: string
  description: string
  serviceType: string
  /** URL of the endpoint's documentation. */
  endPointDocument: string
  isActive: boolean
}

/** The details that one call creates and another changes; the status has its own call (D27). */
export const SERVICE_DETAILS = ['name', 'description', 'serviceType', 'endPointDocument'] as const
export type ServiceDetails = Pick<ServiceRecord, (typeof SERVICE_DETAILS)[number]>

export const serviceIdOf = ({ serviceId }: Pick<ServiceRecord, 'serviceId'>): string => serviceId
