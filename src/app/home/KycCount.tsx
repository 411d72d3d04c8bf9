import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCompanyJobCountQuery } from '#features/kyc/companyChecks/checksApi.ts'
import type { ReportStatus } from '#features/kyc/companyChecks/job.ts'
import type { CaseListQuery } from '#features/kyc/dav/caseFilters.ts'
import { useDavCasesQuery, useDavSubClientsQuery } from '#features/kyc/dav/davApi.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import type { KycTileName } from './KycWork.tsx'
import { NoCount, PendingCount } from './NoCount.tsx'

const FRESH = { refetchOnMountOrArgChange: true }

type CountProps = {
  count: number | undefined
  hasFailed: boolean
  /** What is counted, where the list shows one of several kinds. */
  of?: string
}

function Count({ count, hasFailed, of }: CountProps) {
  if (count === undefined) return hasFailed ? <NoCount /> : <PendingCount />
  return (
    <>
      <span className="kyc-tile-count">{formatCount(count)}</span>
      {of !== undefined && <span className="kyc-tile-of">{of}</span>}
    </>
  )
}

const listOf = (subClientId: string, status: string): CaseListQuery => ({
  subClientId,
  search: null,
  sort: null,
  page: 1,
  filters: { status: [status] },
})

/** The list opens with the first sub-client, so its cases are counted (decisions D34). */
function CaseCount({ status }: { status: string }) {
  const subClients = useDavSubClientsQuery()
  const first = subClients.data?.[0]
  const cases = useDavCasesQuery(
    first === undefined ? skipToken : listOf(first.subClientId, status),
    FRESH,
  )
  const hasNone = subClients.data !== undefined && first === undefined
  return (
    <Count
      count={hasNone ? 0 : cases.currentData?.total}
      hasFailed={subClients.isError || cases.isError}
      {...((subClients.data?.length ?? 0) > 1 && first !== undefined && { of: first.batchTag })}
    />
  )
}

const FAILED: ReportStatus = 'Job Failed to Start'
const FAILED_CHECKS = { searchKey: 'job_status', text: FAILED }

function FailedCheckCount() {
  const { data, isError } = useCompanyJobCountQuery(FAILED_CHECKS, FRESH)
  return <Count count={data} hasFailed={isError} />
}

export function KycCount({ tile }: { tile: KycTileName }) {
  return (
    <QueryCacheGate>
      {tile === 'failedChecks' ? <FailedCheckCount /> : <CaseCount status={tile} />}
    </QueryCacheGate>
  )
}
