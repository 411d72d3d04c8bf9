import {
  useDashboardLocation,
  type DashboardLocation,
} from '#shared/kits/dashboard/useDashboardLocation.ts'

const TABS = ['create', 'jobs'] as const
export type UanTab = (typeof TABS)[number]

export const useUanLocation = (): DashboardLocation<UanTab> => useDashboardLocation(TABS)
