/** Calls of the analyzers. Each takes an upload, which is charged, and is asked for its status every 3 seconds. */
export const ANALYZER_TEXTS: Readonly<Record<string, string>> = {
  payslipUpload:
    'Takes one PDF for each request; the portal sends several documents one after another. The response has the id under which the output is asked for.',
  payslipOutput:
    'Asked for every 3 seconds. While the analysis runs, and when it failed, the response has `status` and `message`; a response without a message is the result: a list of payslips. Totals come in `OverallDetails`, or as `gross_salary`, `total_deductions` and `net_pay`.',
  form26asUpload:
    'Takes one PDF without a password. The path may differ by deployment (VITE_FORM26_UPLOAD_PATH).',
  form26asOutput:
    'Asked for every 3 seconds. The result is a list of statements, each with its sections of the Income-tax Act (`Section192`, `Section194A` …). The path may differ by deployment (VITE_FORM26_OUTPUT_PATH).',
  idExtractionUpload:
    'Takes one picture or PDF of an Aadhaar card, PAN card, driving licence, voter ID or registration certificate. The call does not say which.',
  idExtractionOutput:
    'Asked for every 3 seconds. The result is a list of documents; of several pages it may also be an object with `page_0`, `page_1` and so on.',
  bankStatementUpload:
    'Takes the statements of one account or two in one request: at most 12 files and 20 MB, each under 10 MB. Parts that have no value are left out.',
  bankStatementStatus:
    'Asked for every 3 seconds until `Success` or `Failed`. A success may be partial: `Failed_Files` then names the documents that could not be read, by account.',
  bankStatementPdf: 'The analysis of one account as PDF.',
  bankStatementZip:
    'A ZIP with the common workbook (`.xlsx`) and, for each account, a nested ZIP with its workbook.',
  passbookFrontpage:
    'The first of two uploads. Its response has the id with which the transaction pages follow, 40 seconds later.',
  passbookTransactionpage:
    'The second upload: all transaction pages in one request, in the order of the passbook. Up to 200 pictures of less than 10 MB each, so a server in front of it must allow 2,001 MB.',
  passbookStatus: 'Asked for every 3 seconds after the second upload.',
  passbookReport: 'The workbook of a passbook whose status is a success.',
  financialStatementUpload:
    'Takes one document of up to 500 pages and under 10 MB. A trial may send the sample of the portal.',
  financialStatementStatus:
    'Asked for every 3 seconds. `Partial Success` has an output in which sheets may be missing.',
  financialStatementResponse:
    'The workbook, with the sheets PROFIT AND LOSS STMT, BALANCE SHEET, CASH FLOW STMT, the three STANDARDIZED sheets and CAM TERMS.',
}

/** Their fields, parameters and parts. */
export const ANALYZER_FIELDS: Readonly<Record<string, string>> = {
  payslips: 'The documents in base64, without the prefix of a data URL.',
  form26as: 'The documents in base64, without the prefix of a data URL.',
  clientRequestTransactionId: 'Id of the transaction, under which its status is asked for.',
  clientRequestTransactionID: 'Id of the transaction; both spellings are in use.',
  'Transaction.status': 'What became of the upload, in words.',
  'Transaction.data': 'Anything else that the service says of the upload.',
  'payslipOutput.data': 'The result, where it comes wrapped.',
  'form26asOutput.data': 'The result, where it comes wrapped.',
  'idExtractionOutput.data': 'The result, where it comes wrapped.',
  'OutputStatus.status': '`In Progress` goes on, `Failed` ends; any other text counts as failed.',
  'OutputStatus.message': 'What happens now, or why it failed.',
  percentage: 'How much is done, from 0 to 100.',
  time_left: 'Seconds until the result, as the service estimates.',
  Percentage: 'How much is done, from 0 to 100. Above 5 the documents are no longer in the queue.',
  Time_left: 'Seconds until the result, as the service estimates.',
  Details: 'What the payslip says of employer and employee. Further names are passed through.',
  EMPLOYER_NAME: 'The heading of the payslip; null if none was found.',
  earnings: 'What was earned; null if no table was found.',
  deductions: 'What was deducted; null if no table was found.',
  Label: 'The text of the line.',
  Value: 'The amount, as a number or as printed.',
  Category: 'A group that the service assigns.',
  OverallDetails: 'The totals as printed.',
  GrossSalary: 'Sum of the earnings; null if the payslip has none.',
  TotalDeductions: 'Sum of the deductions; null if the payslip has none.',
  NetPay: 'What is paid out; null if the payslip does not say.',
  gross_salary: 'As `GrossSalary`, in the other form.',
  total_deductions: 'As `TotalDeductions`, in the other form.',
  net_pay: 'As `NetPay`, in the other form.',
  form26ASTransactionID: 'Id of the statement.',
  form26ASTransactionId: 'Id of the statement; both spellings are in use.',
  filePath: 'Where the service keeps the document. The portal does not use it.',
  nameOfAssessee: 'The taxpayer.',
  financialYear: 'Such as `2025-26`.',
  assessmentYear: 'The year after the financial year, such as `2026-27`.',
  PAN_number: 'Permanent Account Number of the taxpayer.',
  PAN_status: 'Whether the number is active, in words.',
  NameOfDeductor: 'Who deducted the tax, such as the employer.',
  nameOfDeductor: 'As `NameOfDeductor`, in the other form.',
  TANNumber: 'Tax deduction account number of the deductor.',
  TotalCredit: 'What was paid, as text with Indian grouping: `4,80,000.00`.',
  totalCredit: 'As `TotalCredit`, in the other form.',
  TotalTax: 'Tax that was deducted, as text with Indian grouping.',
  totalTax: 'As `TotalTax`, in the other form.',
  'Deductors.Details':
    'A table: the first row has the headers (date, credit, tax), each other row a date (day, month, year) and two decimals as text.',
  details: 'As `Details`, in the other form.',
  files: 'The document: JPEG, PNG or PDF.',
  doc_type: 'What kind of document the service found.',
  doc_id: 'Its number; `Insufficient Info` where it could not be read.',
  'IdDocument.address': 'The lines of the address.',
  dob: 'Date of birth, as printed.',
  response_mail: 'Whether the output is also sent to the user by email.',
  account_one_files: 'The statements of the first account: PDF, JPEG or PNG, one part for each.',
  account_two_files: 'Those of the second account; left out without one.',
  passwords:
    'JSON in a text: the passwords of locked files by file name. File names are unique across both accounts.',
  account_details: 'JSON in a text: bank and account type of each account.',
  'account_details.account_1': 'The first account.',
  'account_details.account_2': 'The second account; left out without one.',
  bank_name: 'As chosen; `Bank Name` where none was.',
  bank_code: 'Short code of the bank; empty for another bank.',
  account_type: 'As chosen; `other` where none was.',
  first_account_type: 'Whose account the first one is.',
  second_account_type: 'Whose account the second one is; left out without one.',
  customers_excel:
    'A workbook with the columns related_parties, vendor_names and customer_names; optional.',
  owners_name: 'Owner of a business account: upper-case letters, spaces, hyphens and dots.',
  'bankStatementUpload.sample_file': 'Whether the document is the sample of the portal.',
  'financialStatementUpload.sample_file': 'Whether the document is the sample of the portal.',
  client_transaction_id: 'Id of the transaction, from the upload.',
  client_request_transaction_id: 'Id of the transaction, from the upload.',
  account_number: 'Which account.',
  'BankStatus.status': '`Pending` and `In Progress` go on; the other two end.',
  'BankStatus.message':
    'Why it failed: `Required table headers not present` has a dialog of its own.',
  start_time: 'When the analysis began.',
  end_time: 'When it ended; null while it runs.',
  Failed_Files: 'Names of the documents that could not be read, by account.',
  'Failed_Files.account_1': 'Of the first account.',
  'Failed_Files.account_2': 'Of the second account.',
  accounts_failed: 'Accounts without an output.',
  front_page: 'The picture of the front page: JPEG or PNG.',
  transaction_page: 'A picture for each page, in order.',
  'passbookStatus.status': '`In Progress` goes on, `Success` and `Failed` end.',
  country_flag: 'The accounting standard: India or United States.',
  'financialStatementUpload.file': 'The document: PDF, JPEG or PNG.',
  'financialStatementStatus.data': 'The status.',
  'data.status': '`Transaction in Progress` and `In Progress` go on; the others end.',
}
