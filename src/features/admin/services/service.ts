/** A service of the product, as an administrator keeps it (shell §3). */
export type ServiceRecord = {
  serviceId: string
  /** The service's key, such as 'payslip'; what clients and users are assigned. */
  name: string
  description: string
  /** The group that the service belongs to. */
  serviceType: string
  /** URL of the document that describes the service's endpoint. */
  endPointDocument: string
  isActive: boolean
}

/** The details that one call creates and another changes; the status has a call of its own (D27). */
export const SERVICE_DETAILS = ['name', 'description', 'serviceType', 'endPointDocument'] as const
export type ServiceDetails = Pick<ServiceRecord, (typeof SERVICE_DETAILS)[number]>

export const serviceIdOf = ({ serviceId }: Pick<ServiceRecord, 'serviceId'>): string => serviceId
