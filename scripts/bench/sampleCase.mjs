const STATUSES = ['PENDING_QC', 'PENDING_USER_INPUT', 'APPROVED', 'INITIATED', 'ASSIGNED']

/** A case as the list call sends it (kyc §3). */
export const sampleCase = (index) => ({
  caseId: `case-${index}`,
  batchId: 'B-001',
  overallStatus: STATUSES[index % STATUSES.length],
  createdAt: '2026-11-18T04:30:00.000Z',
  modifiedAt: '2026-11-20T05:12:00.000Z',
  assignee: '',
  overrideCoordinates: false,
  qcComments: '',
  sourceData: {
    name: `Rohit Kulkarni ${index}`,
    internalReferenceNumber: `APP-${index}`,
    phoneNumber: `98220${String(41_000 + index)}`,
    email: `rohit.${index}@mail.example`,
    address: `Flat ${index}, Shanti Heights, Karve Nagar, Pune 411052`,
    periodOfStayFrom: 'Mar 2023',
    periodOfStayTo: 'Present',
  },
  userForm: { link: `https://portal.example/dav/form?referenceId=REF${index}` },
  notification: { email: true, voicecall: index % 2 === 0, sms: true },
  notifLogs: ['initiated', 'resent', 'resent'].map((stage, nth) => ({
    stage,
    initiatedAt: `2026-11-${18 + nth}T04:30:00.000Z`,
  })),
  alternateNumber: '',
  userData: null,
  userLocation: null,
  validationStatusDetails: {},
})
