import {
  useDashboardLocation,
  type DashboardLocation,
} from '#shared/kits/dashboard/useDashboardLocation.ts'

const TABS = ['create', 'jobs'] as const
export type UanTab = (typeof TABS)[number]

/** The operator's position on the dashboard, stored in the URL. */
export const useUanLocation = (): DashboardLocation<UanTab> => useDashboardLocation(TABS)
