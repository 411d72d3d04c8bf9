import * as v from 'valibot'
import { file, json, PDF, PICTURES, XLS, XLSX, ZIP, type ApiCall } from '../call.ts'
import { BooleanTextSchema, IdSchema } from '../fields.ts'
import { assumed } from '../marks.ts'
import {
  PercentageSchema,
  PROGRESS,
  SecondsSchema,
  TIMES,
  TransactionSchema,
} from './processing.ts'

const FINTECH = '/service/fintech/V1'
const ACCOUNTS = ['account_1', 'account_2'] as const

const NamesSchema = v.array(v.string())
const RUNNING = { Percentage: PercentageSchema, Time_left: SecondsSchema }
/** Once there is an outcome, nothing is left to say. */
const ENDED = { Percentage: v.nullish(PercentageSchema), Time_left: v.nullish(SecondsSchema) }
/** Sent with any status, or once there is something to say. */
const OUTCOME = {
  message: v.nullish(v.string()),
  ...TIMES,
  Failed_Files: v.nullish(
    v.strictObject({ account_1: v.nullish(NamesSchema), account_2: v.nullish(NamesSchema) }),
  ),
  accounts_failed: v.nullish(assumed(v.array(v.picklist(ACCOUNTS)))),
}

/** analyzers §3, "Bank statement process status". */
export const BankStatusSchema = v.variant('status', [
  v.strictObject({ status: v.picklist(['In Progress', 'Pending']), ...RUNNING, ...OUTCOME }),
  v.strictObject({ status: v.picklist(['Success', 'Failed']), ...ENDED, ...OUTCOME }),
])

export const AccountDetailsSchema = v.strictObject({
  bank_name: v.pipe(v.string(), v.minLength(1, "'Bank Name' where none was chosen")),
  bank_code: v.pipe(v.string(), v.regex(/^([A-Z]{4})?$/, 'four letters or empty')),
  account_type: v.picklist(['Savings', 'Current', 'other']),
})
const OwnerTypeSchema = v.picklist(['Personal', 'Business'])

/** The texts among the parts of bankstatement/upload (decisions D7), also JSON in a text. */
export const BANK_PARTS = {
  account_details: v.strictObject({
    account_1: AccountDetailsSchema,
    account_2: v.exactOptional(AccountDetailsSchema),
  }),
  passwords: v.record(v.string(), v.pipe(v.string(), v.minLength(1))),
  owner_type: OwnerTypeSchema,
  owners_name: v.pipe(v.string(), v.regex(/^[A-Z\s.-]+$/, 'A to Z, white space, hyphen and dot')),
} as const

const BY_TRANSACTION = { client_transaction_id: IdSchema }

const BANK_STATEMENT_CALLS: readonly ApiCall[] = [
  {
    name: 'bankStatementUpload',
    area: 'analyzers',
    summary: 'Uploads the statements of one or two accounts',
    method: 'POST',
    path: `${FINTECH}/bankstatement/upload`,
    query: { response_mail: BooleanTextSchema },
    body: {
      as: 'multipart',
      parts: {
        account_one_files: { as: 'file', types: [PDF, ...PICTURES], isList: true },
        account_two_files: {
          as: 'file',
          types: [PDF, ...PICTURES],
          isList: true,
          isOptional: true,
        },
        passwords: { as: 'json', schema: BANK_PARTS.passwords, isOptional: true },
        account_details: { as: 'json', schema: BANK_PARTS.account_details },
        first_account_type: { as: 'text', schema: BANK_PARTS.owner_type },
        second_account_type: { as: 'text', schema: BANK_PARTS.owner_type, isOptional: true },
        customers_excel: { as: 'file', types: [XLSX, XLS], isOptional: true },
        owners_name: { as: 'text', schema: BANK_PARTS.owners_name, isOptional: true },
        sample_file: { as: 'text', schema: BooleanTextSchema },
      },
    },
    responses: { 200: json(TransactionSchema) },
  },
  {
    name: 'bankStatementStatus',
    area: 'analyzers',
    summary: 'Status of bank statements',
    method: 'GET',
    path: `${FINTECH}/bankstatement/status`,
    query: BY_TRANSACTION,
    responses: { 200: json(BankStatusSchema) },
  },
  {
    name: 'bankStatementPdf',
    area: 'analyzers',
    summary: 'The report of one account',
    method: 'GET',
    path: `${FINTECH}/bankstatement/pdf`,
    query: { ...BY_TRANSACTION, account_number: v.picklist(ACCOUNTS) },
    responses: { 200: file(PDF, { isAttachment: false }) },
  },
  {
    name: 'bankStatementZip',
    area: 'analyzers',
    summary: 'The workbooks of all accounts',
    method: 'GET',
    path: `${FINTECH}/bankstatement/zip`,
    query: BY_TRANSACTION,
    responses: { 200: file(ZIP, { isAttachment: false }) },
  },
]

const PASSBOOK_CALLS: readonly ApiCall[] = [
  {
    name: 'passbookFrontpage',
    area: 'analyzers',
    summary: 'Uploads the front page of a passbook',
    method: 'POST',
    path: `${FINTECH}/passbook/frontpage`,
    query: { response_mail: BooleanTextSchema },
    body: { as: 'multipart', parts: { front_page: { as: 'file', types: PICTURES } } },
    responses: { 200: json(TransactionSchema) },
  },
  {
    name: 'passbookTransactionpage',
    area: 'analyzers',
    summary: 'Uploads its transaction pages, 40 s later',
    method: 'POST',
    path: `${FINTECH}/passbook/transactionpage`,
    query: BY_TRANSACTION,
    body: {
      as: 'multipart',
      parts: { transaction_page: { as: 'file', types: PICTURES, isList: true } },
    },
    responses: { 200: json(TransactionSchema, 'sandbox') },
  },
  {
    name: 'passbookStatus',
    area: 'analyzers',
    summary: 'Status of a passbook',
    method: 'GET',
    path: `${FINTECH}/passbook/status`,
    query: BY_TRANSACTION,
    responses: {
      200: json(
        v.strictObject({
          status: assumed(
            v.picklist(['In Progress', 'Transaction in Progress', 'Pending', 'Success', 'Failed']),
          ),
          message: v.nullish(v.string()),
          ...PROGRESS,
        }),
      ),
    },
  },
  {
    name: 'passbookReport',
    area: 'analyzers',
    summary: 'The workbook of a passbook',
    method: 'GET',
    path: `${FINTECH}/passbook/report`,
    query: BY_TRANSACTION,
    responses: { 200: file(XLSX, { isAttachment: true }) },
  },
]

const BY_REQUEST = { client_request_transaction_id: IdSchema }

/** analyzers §3, "Financial statement status". */
const FinancialStatusSchema = v.variant('status', [
  v.strictObject({
    status: v.picklist(['Transaction in Progress', 'In Progress']),
    percentage: PercentageSchema,
    time_left: SecondsSchema,
    ...TIMES,
    message: v.nullish(v.string()),
  }),
  v.strictObject({
    status: v.picklist(['Failed', 'Success', 'Partial Success']),
    percentage: v.nullish(PercentageSchema),
    time_left: v.nullish(SecondsSchema),
    ...TIMES,
    message: v.nullish(v.string()),
  }),
])

const FINANCIAL_STATEMENT_CALLS: readonly ApiCall[] = [
  {
    name: 'financialStatementUpload',
    area: 'analyzers',
    summary: 'Uploads a financial statement',
    method: 'POST',
    path: `${FINTECH}/financial_statement/upload`,
    query: { country_flag: v.picklist(['IN', 'US']), sample_file: BooleanTextSchema },
    body: { as: 'multipart', parts: { file: { as: 'file', types: [PDF, ...PICTURES] } } },
    // The specification says "transaction id" without a name.
    responses: { 200: json(TransactionSchema, 'sandbox') },
  },
  {
    name: 'financialStatementStatus',
    area: 'analyzers',
    summary: 'Status of a financial statement',
    method: 'POST',
    path: `${FINTECH}/financial_statement/status`,
    query: BY_REQUEST,
    responses: {
      200: json(v.strictObject({ data: FinancialStatusSchema })),
    },
  },
  {
    name: 'financialStatementResponse',
    area: 'analyzers',
    summary: 'The workbook of a financial statement',
    method: 'POST',
    path: `${FINTECH}/financial_statement/response`,
    query: BY_REQUEST,
    responses: { 200: file(XLSX, { isAttachment: false }) },
  },
]

/** Bank statement, passbook and financial statement (analyzers §7). */
export const STATEMENT_CALLS: readonly ApiCall[] = [
  ...BANK_STATEMENT_CALLS,
  ...PASSBOOK_CALLS,
  ...FINANCIAL_STATEMENT_CALLS,
]
