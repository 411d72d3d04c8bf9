const ANSWER_AFTER_MS = 200

export const CANDIDATE = { link: '/dav/form?referenceId=BENCH1', name: 'Rohit Kulkarni' }

const CASE = {
  status: 'OPEN',
  referenceId: 'BENCH1',
  linkClickedAt: '2026-11-20T05:12:00.000Z',
  sourceData: {
    name: CANDIDATE.name,
    address: '12, Shanti Heights, Karve Nagar, Pune 411052',
    periodOfStayFrom: 'Mar 2023',
    periodOfStayTo: 'Present',
  },
  userData: {},
  dependentFieldData: [],
  subclientName: 'Kaveri Microfinance',
  clientId: 'kaveri',
  validationStatusDetails: {},
}

/** What the product's server answers a candidate's form: the case of a valid link, as a usual server does after 200 ms. */
export async function candidateResponses(path) {
  if (!path.startsWith('/service/fintech/V1/dav/case/form/')) return undefined
  await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
  return JSON.stringify({ data: [CASE] })
}
