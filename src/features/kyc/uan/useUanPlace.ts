import { useDashboardPlace, type DashboardPlace } from '#shared/dashboard/useDashboardPlace.ts'

const TABS = ['create', 'jobs'] as const
export type UanTab = (typeof TABS)[number]

/** Where the operator is on the dashboard: Back, reload and a sent link keep it. */
export const useUanPlace = (): DashboardPlace<UanTab> => useDashboardPlace(TABS)
