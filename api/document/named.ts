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

/** Schemas of responses that the documents name. */
export const RECEIVED: Named = {
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
