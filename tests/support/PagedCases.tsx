import * as v from 'valibot'
import { toUrlFilters, type ListFilter } from '#shared/kits/records/list/filters.ts'
import {
  PAGE_SIZE,
  pagedEndpoint,
  type Page,
  type PageRequest,
} from '#shared/kits/records/list/page.ts'
import { PagedList } from '#shared/kits/records/list/PagedList.tsx'
import { usePagedList } from '#shared/kits/records/list/usePagedList.ts'
import { usePagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import { useOpenRecord } from '#shared/kits/records/useOpenRecord.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { toQueryCall, queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { CASES_PATH, STATUSES, type Case } from './caseServer.ts'

/** A sample dashboard for tests, with a list that the server sends page by page. */

const CaseSchema = v.object({
  caseId: v.string(),
  name: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  status: v.picklist(STATUSES),
  emailDone: v.boolean(),
  startedOn: v.string(),
})

const caseFilter: Endpoint<PageRequest, Page<Case>, 'caseFilterError'> = {
  name: 'caseFilter',
  method: 'POST',
  path: CASES_PATH,
  request: ({ page, search, filters, sort }) => ({
    body: {
      limit: PAGE_SIZE,
      offset: PAGE_SIZE * (page - 1),
      ...(search === null ? {} : { [search.searchKey]: search.text }),
      filters,
      sort,
    },
  }),
  responseType: 'json',
  schema: v.pipe(
    v.object({ data: v.array(CaseSchema), total_count: v.number() }),
    v.transform(({ data, total_count: total }) => ({ rows: data, total })),
  ),
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('caseFilterError'),
    onNoResponse('uploadFailed'),
  ),
}

export const casesApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    cases: pagedEndpoint<Case>(build, (request) => toQueryCall(caseFilter, request), 'cases'),
  }),
  overrideExisting: 'throw',
})

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'QC status',
    options: STATUSES.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    name: 'email',
    label: 'Email done',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  { kind: 'days', name: 'started', label: 'Started' },
]
const URL_FILTERS = toUrlFilters(FILTERS)
const KEYS = [
  { value: 'candidateName', label: 'Candidate Name' },
  { value: 'phoneNumber', label: 'Mobile Number' },
]
const KEY_VALUES = KEYS.map(({ value }) => value)
const EMAIL = [
  { value: 'any', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
const ENDS = [
  { name: 'startedFrom', label: 'Started from' },
  { name: 'startedTo', label: 'Started to' },
] as const
type Email = (typeof EMAIL)[number]['value']

const TONES = { 'QC Ready': 'info', 'QC Successful': 'success', 'QC Failed': 'danger' } as const

const COLUMNS: readonly Column<Case>[] = [
  {
    id: 'number',
    header: 'ID No.',
    cell: (_, index) => index + 1,
    weight: 'faint',
    width: '72px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Chip tone={TONES[status]}>{status}</Chip>,
    width: '148px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    weight: 'name',
    card: 'title',
  },
  { id: 'phone', header: 'Phone Number', cell: ({ phoneNumber }) => phoneNumber, card: 'fact' },
  { id: 'address', header: 'Address', cell: ({ address }) => address, card: 'line' },
  { id: 'email', header: 'Email Sent', cell: ({ emailDone }) => (emailDone ? 'Yes' : 'No') },
  { id: 'started', header: 'Started', cell: ({ startedOn }) => startedOn, card: 'fact' },
]
const idOf = ({ caseId }: Case) => caseId

export function PagedCases() {
  return (
    <QueryCacheGate>
      <Cases />
    </QueryCacheGate>
  )
}

function Cases() {
  const paged = usePagedTable({ urlFilters: URL_FILTERS, searchKeys: KEY_VALUES })
  const list = usePagedList(casesApi.useCasesQuery(paged.request), paged)
  const open = useOpenRecord()
  const { filters } = paged.table.query
  const email = EMAIL.find(({ value }) => value === filters.email?.[0])?.value ?? 'any'
  return (
    <div className="page">
      <PageHeader
        title="Digital address verification"
        subtitle="Send a link, wait for the photos, decide."
      />
      <PagedList
        label="Cases"
        noun={['case', 'cases']}
        columns={COLUMNS}
        rowKey={idOf}
        paged={paged}
        list={list}
        searchKeys={KEYS}
        filters={FILTERS}
        canSort
        openRowKey={open.id}
        onOpen={({ caseId }) => open.show(caseId)}
        empty={{ description: 'Upload a CSV with your candidates.' }}
      >
        <Segmented<Email>
          label="Email done"
          options={EMAIL}
          value={email}
          onChange={(value) => paged.table.setFilter('email', value === 'any' ? [] : [value])}
        />
        {ENDS.map(({ name, label }) => (
          <input
            key={name}
            type="date"
            className="form-control"
            style={{ width: 'auto' }}
            aria-label={label}
            value={filters[name]?.[0] ?? ''}
            onChange={({ target: { value } }) =>
              paged.table.setFilter(name, value === '' ? [] : [value])
            }
          />
        ))}
      </PagedList>
    </div>
  )
}
