type KindRule = {
  label: string
  /** Of a narration in capitals, with one blank for whatever is no letter, digit or '&'. */
  pattern: RegExp
  /** What looks like it, but is none. */
  except?: RegExp
  /** It is an obligation only where the user says so. */
  isLeftOut?: true
}

/** In the order in which they are looked for: 'ECS LIC PREMIUM' is an insurance, 'ACH HOME LOAN EMI' a loan. */
export const OBLIGATION_KINDS = {
  purchase: {
    label: 'Card purchase',
    pattern:
      /\bDEBIT CARDS?\b(?! BILL)|\b(?:POS|ECOM|E COM|PUR|PURCHASE)\b(?=.*\bCARDS?\b)|\bCARDS?\b(?=.*\b(?:POS|ECOM|E COM|PUR|PURCHASE)\b)/,
    isLeftOut: true,
  },
  insurance: {
    label: 'Insurance',
    pattern:
      /\bINSUR|\bINS\b|\bPREMIUM\b|\bLIC\b(?! ?HF| ?HOUSING)|\bLICI\b|\bALLIANZ\b|\bERGO\b|\b(?:HDFC|SBI|MAX|KOTAK|BAJAJ|MET|EXIDE|AVIVA|AEGON|NIPPON|PRU) ?LIFE\b|\bTATA ?AI[AG]\b|\bICICI ?PRU(?!\w* (?:MF|MUTUAL|AMC))|\bLOMBARD\b|\bSTAR HEALTH\b|\bNIVA BUPA\b|\bCARE HEALTH\b|\bMEDICLAIM\b|\bSTANDARD LIFE\b|\bACKO\b|\bPOLICY ?BAZAAR\b|\bPMJJBY\b|\bPMSBY\b/,
    isLeftOut: true,
  },
  sip: {
    label: 'SIP or savings',
    pattern:
      /\bSIP\b|\bMUTUAL ?FUND|\bMFS?\b|\bFLEXI ?CAP\b|\bBSE ?(?:STAR|LTD|LIMITED|MF)|\bNSE ?(?:MF|CLEARING|NMF)|\bINDIAN CLEARING|\bICCL\b|\bZERODHA\b|\bGROWW\b|\bKUVERA\b|\bCAMS ?(?:PAY|MF)|\bKFIN|[A-Z]{3}AMC\b|\b(?:SUN LIFE|PRUDENTIAL) AMC\b|\bPARAG PARIKH\b|\bAPY\b|\bATAL PENSION\b|\bRD\b|\bRECURRING DEP|\bNPS\b|\bPPF\b|\bSSY\b|\bSUKANYA\b|\bCHITS?\b|\bEQUITY FUND\b|\bTAX SAVER\b/,
    isLeftOut: true,
  },
  rent: {
    label: 'Rent',
    pattern:
      /\b(?:HOUSE|FLAT|OFFICE|SHOP|ROOM|HOSTEL|PG)?RENT\b|\bRENTAL\b|\bNOBROKER|\bLANDLORD\b/,
    except: /\b(?:CAR|BIKE|LOCKER|EQUIPMENT|FURNITURE|POS) RENT|\bRENT A\b|\bRENTOMOJO\b/,
    isLeftOut: true,
  },
  loan: {
    label: 'Loan',
    pattern:
      /\bEMIS?\b|\bEMI\d|\bLOANS?\b|(?:HOME|CAR|AUTO|PERSONAL|GOLD|VEHICLE|EDU)LOAN|(?:HOME|HSG|HOUSING|CAR|AUTO|PERSONAL|GOLD|VEHICLE) LN\b|\b(?:HL|PL|AL) (?:INST|RECOVERY|REPAYMENT)|FINSERV|\bBAJAJ ?FIN|\bHOUSING ?FIN|FINCORP\b|\bCHOLA|\bMUTHOOT|\bMANAPPURAM|\bHDB ?F|\bHDFC ?L(?:TD|IMITED)\b|\bLIC ?H(?:F|OUSING)|\bTATA ?CAP|\bL ?(?:&|AND) ?T ?FIN|\bKREDITBEE|\bMONEY ?VIEW|\bSHRIRAM\b|\bM ?(?:&|AND) ?M ?FIN|\bMAHINDRA ?(?:RURAL ?)?(?:HOUSING ?)?FIN|\bLEYLAND ?FIN|\bFIN (?:SERVICES|SERV|LTD|LIMITED)\b|\bMMFSL\b|\bPNB ?H(?:F|OUSING)|\bABFL\b|\bADITYA BIRLA (?:FIN|HOUS|CAP)|\bHERO ?FIN|\bTVS ?CREDIT|\bAUTO ?CREDIT\b|(?<!\bSMALL )\bFINAN(?:CE?)?\b|\bFINANCIAL SER|\bFINANCIERS\b|\bCREDIT CO(?:MPANY)?\b|\bHOME CREDIT\b|\b(?:SMFG|FULLERTON) INDIA\b|\bCREDIT ?(?:ACCESS|CARE)\b|\bCAN ?FIN\b|\bAPTUS\b|\bPIRAMAL CAP|\bGRIHUM\b|\bSPANDANA\b|\bMAHINDRA PRIME\b|\bRUPEEK\b|\bKISSHT\b|\bLAZY ?PAY\b|\bSTASHFIN\b|\bMPOKKET\b|\bCASHE\b|\bTRUE ?BALANCE\b|\bZEST ?MONEY\b|\bEARLY ?SALARY\b|\bINSTALL?MENT\b|\bL[ABPV][A-Z]{3}0\d{10}\b/,
    except: /\bLOAN (?:PROC|CHARGE|FEE)|\bPROCESSING FEE|\bCREDIT CARD|\bCARD EMI\b/,
  },
  card: {
    label: 'Credit card',
    pattern:
      /\bC(?:R|REDIT) ?CARDS?\b|\b(?:HDFC|ICICI|SBI|AXIS|KOTAK|IDFC|RBL|INDUSIND)(?: BANK)? CREDIT(?: C[AR]*)?(?= \d|$)|\b(?:CC|BILL ?PAY|BPAY|BILLDESK|AUTOPAY)\b.*\b\d{4,9}X{4,}\d{4}\b|\bCC ?(?:PAYMENT|PYMT|PMT|BILL|DUE|AUTO)|\bCARDS?\b|\bSBI ?CARD|\bCRED(?: ?CLUB)?\b|\bAMEX\b|\bAMERICAN EXPRESS\b|\bAUTOPAY CC\b/,
    except: /\b(?:ATM|AADHAA?R|PAN|GIFT|METRO|PREPAID|FOREX) CARD|\bCARD (?:AMC|CHARGE|FEE|ANNUAL)/,
  },
  standingInstruction: {
    label: 'Standing instruction',
    pattern:
      /\bSI\b|\bSTANDING ?(?:INS|ORDER)|\bSTDG INST|\bE ?MANDATE\b|\bMANDATE\b|\bAUTO ?PAY\b|\bAUTO ?DEBIT\b/,
    except: /\bMANDATE (?:REG|CHARGE|CHG|VERIF|FEE|SET|CREAT)/,
  },
  mandate: { label: 'Mandate', pattern: /\bN?ACH(?:S|DR?|DEBIT)?\b|\bECS(?:S|DR?|DEBIT)?\b/ },
} as const satisfies Record<string, KindRule>

export type ObligationKind = keyof typeof OBLIGATION_KINDS

/** Whether it counts only where the user says so: rent, insurance and savings are no debts. */
export const isLeftOutKind = (kind: ObligationKind): boolean =>
  'isLeftOut' in OBLIGATION_KINDS[kind]

// The compiler knows the exact rules of the table.
const RULES: Readonly<Record<string, KindRule>> = OBLIGATION_KINDS
const KINDS = Object.keys(OBLIGATION_KINDS) as readonly ObligationKind[] // its own keys

/** What the bank takes for an entry is no payment of it. */
const CHARGE = /\b(?:CHARGES?|CHGS?|CHRGS?|PENALTY|PENAL|GST)\b/

/** What a debit may be an instalment of, by its plain narration; null for none. */
export function obligationKindOf(plain: string): ObligationKind | null {
  const found = KINDS.find((kind) => {
    const { pattern, except } = RULES[kind] ?? {}
    return pattern?.test(plain) === true && except?.test(plain) !== true
  })
  return found === undefined || CHARGE.test(plain) ? null : found
}

/** 'ACH/TP ACH HDFCLTD/12345' → 'ACH TP ACH HDFCLTD 12345' */
export const plainNarration = (narration: string): string =>
  narration
    .toUpperCase()
    .replaceAll(/[^A-Z0-9&]+/g, ' ')
    .trim()
