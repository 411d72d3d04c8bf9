/** The API has true and false (shell §4). */
export const STATUSES = ['Active', 'Inactive'] as const
export type Status = (typeof STATUSES)[number]

export const toStatus = (isActive: boolean): Status => (isActive ? 'Active' : 'Inactive')
export const isActiveStatus = (status: Status): boolean => status === 'Active'
