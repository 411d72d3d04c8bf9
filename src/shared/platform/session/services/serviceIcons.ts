import bank from 'bootstrap-icons/icons/bank.svg?raw'
import barChart from 'bootstrap-icons/icons/bar-chart.svg?raw'
import book from 'bootstrap-icons/icons/book.svg?raw'
import buildingCheck from 'bootstrap-icons/icons/building-check.svg?raw'
import carFront from 'bootstrap-icons/icons/car-front.svg?raw'
import cashStack from 'bootstrap-icons/icons/cash-stack.svg?raw'
import cardFront from 'bootstrap-icons/icons/credit-card-2-front.svg?raw'
import barGraph from 'bootstrap-icons/icons/file-earmark-bar-graph.svg?raw'
import zip from 'bootstrap-icons/icons/file-earmark-zip.svg?raw'
import fingerprint from 'bootstrap-icons/icons/fingerprint.svg?raw'
import geoAlt from 'bootstrap-icons/icons/geo-alt.svg?raw'
import graphUp from 'bootstrap-icons/icons/graph-up-arrow.svg?raw'
import journal from 'bootstrap-icons/icons/journal-text.svg?raw'
import newspaper from 'bootstrap-icons/icons/newspaper.svg?raw'
import vcard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import workspace from 'bootstrap-icons/icons/person-workspace.svg?raw'
import truck from 'bootstrap-icons/icons/truck.svg?raw'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

export const SERVICE_ICONS: Record<ServiceKey, string> = {
  bankStatement: bank,
  payslip: newspaper,
  form26: journal,
  passbook: book,
  financialStatement: barChart,
  gstr: zip,
  balanceSheet: barGraph,
  profitAndLoss: graphUp,
  cashFlow: cashStack,
  aadhar: fingerprint,
  pancard: cardFront,
  drivingLicence: carFront,
  voterId: vcard,
  RC: truck,
  DAV: geoAlt,
  companyChecks: buildingCheck,
  UAN: workspace,
}
