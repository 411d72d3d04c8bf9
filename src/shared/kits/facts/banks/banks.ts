import type { ComboboxOption } from '#shared/ui/combobox/optionFilter.ts'

/** `code`: the four-letter prefix of its IFSC codes (decisions D7). */
export type Bank = {
  name: string
  code: string
  /** Lower-case names in file names, besides the code. */
  aliases?: readonly string[]
}

/** For a bank that is not in the list; its code is empty (analyzers §3). */
export const OTHER_BANK = 'other'

export const BANKS: readonly Bank[] = [
  { name: 'Abhyudaya Co-operative Bank', code: 'ABHY', aliases: ['abhyudaya'] },
  { name: 'Airtel Payments Bank', code: 'AIRP', aliases: ['airtel'] },
  { name: 'AU Small Finance Bank', code: 'AUBL', aliases: ['au bank', 'ausfb', 'au small'] },
  { name: 'Axis Bank', code: 'UTIB', aliases: ['axis'] },
  { name: 'Bandhan Bank', code: 'BDBL', aliases: ['bandhan'] },
  { name: 'Bank of Baroda', code: 'BARB', aliases: ['baroda', 'bob'] },
  { name: 'Bank of India', code: 'BKID', aliases: ['bank of india', 'boi'] },
  { name: 'Bank of Maharashtra', code: 'MAHB', aliases: ['maharashtra', 'bom', 'mahabank'] },
  { name: 'Bassein Catholic Co-operative Bank', code: 'BACB', aliases: ['bassein', 'bccb'] },
  {
    name: 'Bharat Co-operative Bank (Mumbai)',
    code: 'BCBM',
    aliases: ['bharat bank', 'bharat co'],
  },
  { name: 'Canara Bank', code: 'CNRB', aliases: ['canara'] },
  { name: 'Capital Small Finance Bank', code: 'CLBL', aliases: ['capital small', 'capital sfb'] },
  {
    name: 'Central Bank of India',
    code: 'CBIN',
    aliases: ['central bank of india', 'central bank', 'cbi'],
  },
  { name: 'Citibank', code: 'CITI', aliases: ['citibank', 'citi bank'] },
  { name: 'City Union Bank', code: 'CIUB', aliases: ['city union bank', 'city union', 'cub'] },
  { name: 'Cosmos Co-operative Bank', code: 'COSB', aliases: ['cosmos'] },
  { name: 'CSB Bank', code: 'CSBK', aliases: ['csb', 'catholic syrian'] },
  { name: 'DBS Bank India', code: 'DBSS', aliases: ['dbs', 'digibank'] },
  { name: 'DCB Bank', code: 'DCBL', aliases: ['dcb'] },
  { name: 'Deutsche Bank', code: 'DEUT', aliases: ['deutsche'] },
  { name: 'Dhanlaxmi Bank', code: 'DLXB', aliases: ['dhanlaxmi', 'dhanalakshmi'] },
  { name: 'Equitas Small Finance Bank', code: 'ESFB', aliases: ['equitas'] },
  { name: 'ESAF Small Finance Bank', code: 'ESMF', aliases: ['esaf'] },
  { name: 'Federal Bank', code: 'FDRL', aliases: ['federal'] },
  { name: 'Fino Payments Bank', code: 'FINO' },
  { name: 'HDFC Bank', code: 'HDFC' },
  { name: 'HSBC', code: 'HSBC' },
  { name: 'ICICI Bank', code: 'ICIC', aliases: ['icici'] },
  { name: 'IDBI Bank', code: 'IBKL', aliases: ['idbi'] },
  { name: 'IDFC FIRST Bank', code: 'IDFB', aliases: ['idfc'] },
  { name: 'India Post Payments Bank', code: 'IPOS', aliases: ['ippb', 'india post'] },
  { name: 'Indian Bank', code: 'IDIB', aliases: ['indian bank'] },
  { name: 'Indian Overseas Bank', code: 'IOBA', aliases: ['iob', 'indian overseas'] },
  { name: 'IndusInd Bank', code: 'INDB', aliases: ['indusind'] },
  { name: 'Jammu & Kashmir Bank', code: 'JAKA', aliases: ['jammu', 'jk bank', 'jkbank'] },
  { name: 'Jana Small Finance Bank', code: 'JSFB', aliases: ['jana'] },
  { name: 'Jio Payments Bank', code: 'JIOP', aliases: ['jio'] },
  { name: 'Kalyan Janata Sahakari Bank', code: 'KJSB', aliases: ['kalyan janata'] },
  { name: 'Karnataka Bank', code: 'KARB', aliases: ['karnataka'] },
  { name: 'Karur Vysya Bank', code: 'KVBL', aliases: ['karur', 'kvb'] },
  { name: 'Kotak Mahindra Bank', code: 'KKBK', aliases: ['kotak'] },
  { name: 'Nainital Bank', code: 'NTBL', aliases: ['nainital'] },
  { name: 'NKGSB Co-operative Bank', code: 'NKGS', aliases: ['nkgsb'] },
  { name: 'NSDL Payments Bank', code: 'NSPB', aliases: ['nsdl'] },
  { name: 'Paytm Payments Bank', code: 'PYTM', aliases: ['paytm'] },
  { name: 'Punjab & Sind Bank', code: 'PSIB', aliases: ['punjab sind', 'punjab and sind', 'psb'] },
  { name: 'Punjab National Bank', code: 'PUNB', aliases: ['punjab national', 'pnb'] },
  { name: 'RBL Bank', code: 'RATN', aliases: ['rbl', 'ratnakar'] },
  { name: 'Saraswat Co-operative Bank', code: 'SRCB', aliases: ['saraswat'] },
  { name: 'South Indian Bank', code: 'SIBL', aliases: ['south indian bank', 'sib'] },
  {
    name: 'Standard Chartered Bank',
    code: 'SCBL',
    aliases: ['standard chartered', 'stanchart', 'scb'],
  },
  { name: 'State Bank of India', code: 'SBIN', aliases: ['state bank of india', 'sbi'] },
  { name: 'Suryoday Small Finance Bank', code: 'SURY', aliases: ['suryoday'] },
  { name: 'SVC Co-operative Bank', code: 'SVCB', aliases: ['svc', 'shamrao'] },
  { name: 'Tamilnad Mercantile Bank', code: 'TMBL', aliases: ['tamilnad', 'tmb'] },
  { name: 'TJSB Sahakari Bank', code: 'TJSB' },
  { name: 'UCO Bank', code: 'UCBA', aliases: ['uco'] },
  { name: 'Ujjivan Small Finance Bank', code: 'UJVN', aliases: ['ujjivan'] },
  {
    name: 'Union Bank of India',
    code: 'UBIN',
    aliases: ['union bank of india', 'union bank', 'ubi'],
  },
  { name: 'Utkarsh Small Finance Bank', code: 'UTKS', aliases: ['utkarsh'] },
  { name: 'YES Bank', code: 'YESB', aliases: ['yes bank', 'yesbank'] },
]

const CODE_OF: ReadonlyMap<string, string> = new Map(BANKS.map(({ name, code }) => [name, code]))

export function bankCodeOf(name: string): string {
  return CODE_OF.get(name) ?? ''
}

export const BANK_OPTIONS: readonly ComboboxOption[] = [
  ...BANKS.map(({ name, code, aliases = [] }) => ({
    value: name,
    label: name,
    keywords: [code, ...aliases],
  })),
  { value: OTHER_BANK, label: OTHER_BANK, isAlwaysShown: true },
]
