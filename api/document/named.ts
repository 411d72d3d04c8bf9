import type { GenericSchema } from 'valibot'
import {
  FieldFlagsSchema,
  FormFieldsSchema,
  FormFlagsSchema,
  PlaceSchema,
  QcSchema,
  ReceivedFieldsSchema,
  StatusChangeSchema,
} from '../addressCase.ts'
import { API_CALLS, callNamed } from '../calls.ts'
import { CaseFiltersSchema, CaseSchema, FormCaseSchema } from '../calls/addressVerification.ts'
import {
  ClientRecordSchema,
  ReceivedAssignedSchema,
  ServiceRecordSchema,
  UserRecordSchema,
} from '../calls/administration.ts'
import {
  DeductorsSchema,
  DocumentSchema,
  PagesSchema,
  PayslipSchema,
  StatementSchema,
} from '../calls/documents.ts'
import { OutputStatusSchema, TransactionSchema } from '../calls/processing.ts'
import { AccountDetailsSchema, BankStatusSchema } from '../calls/statements.ts'
import { CompanyJobSchema, UanFiltersSchema, UanJobSchema } from '../calls/verification.ts'
import { AssignedServicesSchema } from '../fields.ts'
import { ReceivedIdSchema, ReceivedTimeSchema, ServiceNamesSchema } from '../received.ts'

type Named = Readonly<Record<string, GenericSchema>>

/** Parts of responses that the documents name. */
const PARTS: Named = {
  Id: ReceivedIdSchema,
  Time: ReceivedTimeSchema,
  ServiceNames: ServiceNamesSchema,
  AssignedServices: ReceivedAssignedSchema,
  Client: ClientRecordSchema,
  Service: ServiceRecordSchema,
  User: UserRecordSchema,
  Transaction: TransactionSchema,
  OutputStatus: OutputStatusSchema,
  Payslip: PayslipSchema,
  TaxStatement: StatementSchema,
  Deductors: DeductorsSchema,
  IdDocument: DocumentSchema,
  IdPages: PagesSchema,
  BankStatus: BankStatusSchema,
  Case: CaseSchema,
  CaseAnswers: ReceivedFieldsSchema,
  ReviewFlags: FieldFlagsSchema,
  FormCase: FormCaseSchema,
  FormFlags: FormFlagsSchema,
  CompanyJob: CompanyJobSchema,
  UanJob: UanJobSchema,
}

/** The call of each response that the specification describes, by the name of its schema. */
export const CALL_OF: Readonly<Record<string, string>> = Object.fromEntries(
  API_CALLS.map(({ name }) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}Response`, name]),
)

const responseOf = (call: string): GenericSchema[] =>
  Object.values(callNamed(call).responses).flatMap((body) =>
    body.kind === 'json' && body.source === 'specification' ? [body.schema] : [],
  )

/** Schemas of what is received: parts, and whole responses that are no part. */
export const RECEIVED: Named = {
  ...PARTS,
  ...Object.fromEntries(
    Object.entries(CALL_OF).flatMap(([name, call]) =>
      responseOf(call)
        .filter((schema) => !Object.values(PARTS).includes(schema))
        .map((schema): [string, GenericSchema] => [name, schema]),
    ),
  ),
}

/** Schemas of requests that the documents name. */
export const SENT: Named = {
  ServicesToAssign: AssignedServicesSchema,
  BankAccount: AccountDetailsSchema,
  CaseFilters: CaseFiltersSchema,
  CandidateAnswers: FormFieldsSchema,
  StatusChange: StatusChangeSchema,
  Verdict: QcSchema,
  Place: PlaceSchema,
  UanFilters: UanFiltersSchema,
}
