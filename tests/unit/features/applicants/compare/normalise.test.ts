import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchTexts, normalise } from '#features/applicants/compare/people/normalise.ts'
import { IDENTITY_FACTS, type IdentityFact } from '#shared/kits/facts/documentFacts.ts'

fc.configureGlobal({ seed: 20_261_123 })

type Row = readonly [fact: IdentityFact, a: string, b: string, rules: readonly string[]]

const SAME: readonly Row[] = [
  ['name', 'Ananya Deshpande', 'ANANYA DESHPANDE', ['case']],
  ['name', 'Ananya  Deshpande', 'Ananya Deshpande.', ['punctuation']],
  ['name', 'Smt. Ananya Deshpande', 'Ananya Deshpande', ['honorifics']],
  ['name', 'Dr.Ananya Deshpande', 'Ananya Deshpande', ['honorifics']],
  ['name', 'DESHPANDE ANANYA S', 'Ananya S Deshpande', ['case', 'order']],
  ['name', 'A S Deshpande', 'Ananya S Deshpande', ['initials']],
  ['name', 'A.S. Deshpande', 'Ananya S Deshpande', ['punctuation', 'initials']],
  ['name', 'Ananya Deshpande', 'Ananya S Deshpande', ['initials']],
  ['name', 'Ananya Deshpande', 'Ananya Suresh Deshpande', ['initials']],
  ['name', 'Ananya S Deshpande', 'Ananya Suresh Deshpande', ['initials']],
  ['name', 'K Ramesh Iyer', 'Ramesh Iyer', ['initials']],
  ['name', 'Md Imran Khan', 'Mohammad Imran Khan', ['case', 'shortForms']],
  ['name', 'MOHD IMRAN KHAN', 'MOHAMMED IMRAN KHAN', ['shortForms']],
  ['name', 'RAKESH KR SINGH', 'RAKESH KUMAR SINGH', ['shortForms']],
  ['name', 'Brian O’Neill', "Brian O'Neill", ['punctuation']],
  ['relative', 'S/O: Suresh Deshpande', 'Suresh Deshpande', ['nameBefore']],
  ['relative', 'W/O Shri Rahul Mehta', 'RAHUL MEHTA', ['case', 'nameBefore', 'honorifics']],
  [
    'employer',
    'M/s Sahyadri Precision Pvt. Ltd.',
    'SAHYADRI PRECISION PRIVATE LIMITED',
    ['company'],
  ],
  ['employer', 'K.P.R. Mills (P) Ltd.', 'KPR MILLS PRIVATE LIMITED', ['company']],
  ['employer', 'L&T Finance Ltd', 'L & T FINANCE LIMITED', ['company']],
  ['employer', 'The Acme Tools P. Ltd', 'ACME TOOLS LTD', ['companyForm']],
  ['employer', 'SHAH AND COMPANY', 'SHAH & CO', ['company']],
  ['employer', 'SAHYADRI PRECISION', 'SAHYADRI PRECISION LIMITED', ['companyForm']],
  ['birthDate', '14 Feb 1991', '14/02/1991', ['dates']],
  ['birthDate', '14th February, 1991', '1991-02-14', ['dates']],
  ['birthDate', 'Feb 14, 1991', '14.02.91', ['dates']],
  ['birthDate', '14FEB1991', '14-2-1991', ['dates']],
  ['birthDate', '1991', '14/02/1991', ['dates', 'year']],
  ['pan', 'abcpd4821m', 'ABCPD4821M', ['case']],
  ['pan', 'XXXXX4821X', 'ABKPD4821M', ['masked']],
  ['aadhaar', '2345 6789 4321', '234567894321', ['separators']],
  ['aadhaar', 'XXXX XXXX 4321', '2345 6789 4321', ['masked']],
  ['aadhaar', '********4321', '234567894321', ['masked']],
  ['uan', '1009 0123 4567', '100901234567', ['separators']],
  [
    'address',
    '12, MG Rd., Kothrud, Pune 411 038',
    '12 MG Road Kothrud Pune - 411038',
    ['case', 'punctuation', 'addressForms'],
  ],
  ['address', 'KOTHRUD PUNE 411038', 'FLAT 4 KOTHRUD PUNE 411038', ['partOfAddress']],
  [
    'address',
    'C/O Suresh, Flat No 4, Nr Temple, Pune 411038',
    'Suresh Flat 4 Near Temple Pune 411038',
    ['case', 'relation', 'punctuation', 'addressForms'],
  ],
]

/** Of ten regions; which rules a pair needs is of no interest. */
const SAME_PEOPLE: readonly (readonly [a: string, b: string])[] = [
  ['SUNITA DEVI W/O RAVI KUMAR', 'Sunita Devi'],
  ['VENKAT RAO S/O GOPAL RAO', 'Venkat Rao'],
  ['Sunita Devi (wife of Ravi Kumar)', 'SUNITA DEVI'],
  ['PRIYA D/O. MURUGAN', 'Priya'],
  ['GURPREET SINGH S\\O BALWINDER SINGH', 'Gurpreet Singh'],
  ['FATIMA BEGUM C/O MOHD YUSUF', 'FATIMA BEGUM'],
  ['Kumari Anita Sharma', 'ANITA SHARMA'],
  ['Km. Anita Sharma', 'Anita Sharma'],
  ['Shrimati Kamla Devi', 'SMT KAMLA DEVI'],
  ['Sh. Harbhajan Singh', 'HARBHAJAN SINGH'],
  ['SH RAM LAL MEENA', 'Ram Lal Meena'],
  ['Thiru. K. Selvaraj', 'K SELVARAJ'],
  ['TMT LAKSHMI NARAYANAN', 'Lakshmi Narayanan'],
  ['Selvi Meena Kandasamy', 'MEENA KANDASAMY'],
  ['Late Shri Gopal Rao', 'GOPAL RAO'],
  ['RK SHARMA', 'R K Sharma'],
  ['R.K. Sharma', 'RK SHARMA'],
  ['RK Sharma', 'Rajesh Kumar Sharma'],
  ['KVR Prasad', 'K V R PRASAD'],
  ['SAIKUMAR REDDY', 'Sai Kumar Reddy'],
  ['Venkatasubramanian Iyer', 'VENKATA SUBRAMANIAN IYER'],
  ['JAYA PRAKASH NARAYAN', 'Jayaprakash Narayan'],
  ['REDDY SAIKUMAR', 'Sai Kumar Reddy'],
  ['MOHD. ASLAM KHAN', 'Mohammed Aslam Khan'],
  ['MUHD ASLAM KHAN', 'Mohammad Aslam Khan'],
  ['Bibhuti Bhushan Bandyopadhyay', 'BIBHUTI B BANDYOPADHYAY'],
  ['Patel Jignesh Rameshbhai', 'JIGNESH RAMESHBHAI PATEL'],
  ['Lalthanzuala Ralte', 'LALTHANZUALA  RALTE'],
  ['Gurpreet Kaur / ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'GURPREET KAUR'],
  ['Patel Ramanbhai Dahyabhai', 'RAMANBHAI PATEL'],
  ['JAYESH TRIVEDI', 'Jayeshbhai Trivedi'],
  ['Sister Lissy Mathew', 'LISSY MATHEW'],
  ['Hav. Dharampal Singh', 'DHARAMPAL SINGH'],
  ['Sau. Ashwini Deshmukh', 'ASHWINI DESHMUKH'],
  ['Solanki Khushbuben Nareshbhai', 'KHUSHBU SOLANKI'],
  ['NK RAJBIR SINGH', 'Rajbir Singh'],
  ['ABDUL KARIM SHEIKH ALIAS RAJU', 'Abdul Karim Sk'],
  ['Savitaben Makwana', 'SAVITA RAMESH MAKWANA'],
  ['Roshni D Souza', 'ROSHNI DSOUZA'],
  ['KRUSHNA CHANDRA BEHERA', 'Krushna Ch. Behera'],
  ['GHULAM NABI WANI', 'Gh Nabi Wani'],
  ['CH VENKATESH', 'Chintala Venkatesh'],
  ['BILAL AHMAD WANI', 'Bilal Ahmed Wani'],
  ['Sekh Rafikul Islam', 'SK RAFIKUL ISLAM'],
  ['BHAVESHBHAI DHIRUBHAI KATHIRIYA', 'Kathiriya Bhavesh Dhirubhai'],
  ['Anita Kumari', 'Kumari Anita'],
  ['Dr. (Mrs.) Shanta Kulkarni', 'SHANTA KULKARNI'],
]

const OTHER_PEOPLE: readonly (readonly [a: string, b: string])[] = [
  ['SUNITA DEVI W/O RAVI KUMAR', 'Ravi Kumar'],
  ['VENKAT RAO S/O GOPAL RAO', 'Gopal Rao'],
  ['Ravi Kumar', 'Raj Kumar'],
  ['RAJ SHARMA', 'Rakesh Sharma'],
  ['GOPAL RAO', 'VENKAT RAO'],
  ['Anita Kumari', 'Sunita Kumari'],
  ['Anita Kumari', 'Anita Devi'],
  ['Anita', 'Anita Kumari'],
  ['RK Sharma', 'Suresh Kumar Sharma'],
  ['RK Sharma', 'Rajesh Sharma'],
  ['Sai Kumar Reddy', 'Sai Kiran Reddy'],
  ['Om Prakash', 'Omkar Prakash'],
  ['Gurpreet Singh', 'Gurdeep Singh'],
  ['Mohammed Aslam', 'Mohammed Akram'],
  ['Lakshmi Narayanan', 'Lakshman Narayanan'],
  ['Patel Jignesh Rameshbhai', 'Patel Ramesh Jigneshbhai'],
  ['Patel Ramanbhai Dahyabhai', 'DAHYABHAI PATEL'],
  ['SANDEEP VASANT KULKARNI', 'VASANT KULKARNI'],
]

const DIFFERENT: readonly (readonly [fact: IdentityFact, a: string, b: string])[] = [
  ['name', 'Ananya Deshpande', 'Anita Deshpande'],
  ['name', 'Ananya Deshpande', 'Ananya Kulkarni'],
  ['name', 'Ananya Deshpande', 'Ananya Deshpande Kulkarni'],
  ['name', 'Ananya S Deshpande', 'Ananya V Deshpande'],
  ['name', 'Ananya Suresh Deshpande', 'Ananya Rahul Deshpande'],
  ['name', 'A D', 'Ananya Deshpande'],
  ['name', 'Ananya', 'Ananya Deshpande'],
  ['accountHolder', 'Sahyadri Private Limited', 'Sahyadri Precision Private Limited'],
  ['employer', 'Sahyadri Precision LLP', 'Sahyadri Precision Limited'],
  ['employer', 'Sahyadri Components', 'Sahyadri Precision Components'],
  ['birthDate', '14 Feb 1991', '14/03/1991'],
  ['birthDate', '1992', '14/02/1991'],
  ['pan', 'ABKPD4821M', 'ABKPD4821N'],
  ['pan', 'XXXXX4822X', 'ABKPD4821M'],
  ['aadhaar', 'XXXX XXXX 4322', '2345 6789 4321'],
  ['aadhaar', 'XXXX XXXX XXXX', '2345 6789 4321'],
  ['address', 'Kothrud Pune 411038', 'Kothrud Pune 411029'],
  ['address', 'Kothrud Pune', 'Flat 4 Kothrud Pune'],
  ['address', 'Flat 4 Kothrud Pune 411038', 'Flat 5 Kothrud Pune 411038'],
]

describe('two spellings', () => {
  it.each(SAME)('%s: %s is %s', (fact, a, b, rules) => {
    expect(matchTexts(fact, a, b)).toEqual(rules)
    expect(matchTexts(fact, b, a)).toEqual(rules)
  })

  it.each(SAME_PEOPLE)('%s is %s', (a, b) => {
    expect(matchTexts('name', a, b)).not.toBeNull()
    expect(matchTexts('name', b, a)).not.toBeNull()
  })

  it.each(OTHER_PEOPLE)('%s is not %s', (a, b) => {
    expect(matchTexts('name', a, b)).toBeNull()
    expect(matchTexts('name', b, a)).toBeNull()
  })

  it('of a company with an ampersand', () => {
    expect(matchTexts('employer', 'L&T Infotech Ltd', 'L & T INFOTECH LIMITED')).not.toBeNull()
  })

  it.each(DIFFERENT)('%s: %s is not %s', (fact, a, b) => {
    expect(matchTexts(fact, a, b)).toBeNull()
    expect(matchTexts(fact, b, a)).toBeNull()
  })
})

const fact = fc.constantFrom(...IDENTITY_FACTS)
const WORDS =
  'Ananya,A,S.,Suresh,Deshpande,Kumar,Kr,Md,Mohd,Mr,Smt.,M/s,S/O,Pvt,Ltd,&,Rd,411,038,411038,12,91,Feb,XXXX,4321'
const spelling = fc
  .array(fc.oneof(fc.constantFrom(...WORDS.split(',')), fc.string({ maxLength: 6 })), {
    maxLength: 6,
  })
  .map((words) => words.join(' '))

describe('for any texts', () => {
  it('makes no difference which one comes first', () => {
    fc.assert(
      fc.property(fact, spelling, spelling, (fact, a, b) => {
        expect(matchTexts(fact, a, b) === null).toBe(matchTexts(fact, b, a) === null)
      }),
    )
  })

  it('normalising again changes nothing', () => {
    fc.assert(
      fc.property(fact, spelling, (fact, text) => {
        const once = normalise(fact, text)
        expect(normalise(fact, once)).toBe(once)
      }),
    )
  })

  it('a name in another order is the same name', () => {
    const names = fc.array(
      fc.constantFrom('Ananya', 'Suresh', 'Deshpande', 'Rao', 'Mohd', 'K', 'Pvt'),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    const shuffled = names.chain((words) =>
      fc.tuple(
        fc.constant(words.join(' ')),
        fc
          .shuffledSubarray(words, { minLength: words.length, maxLength: words.length })
          .map((order) => order.join(' ')),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([name, other]) => {
        expect(matchTexts('name', name, other)).not.toBeNull()
      }),
    )
  })

  it('a changed letter of a PAN never matches', () => {
    const pan = fc.stringMatching(/^[A-W]{5}\d{4}[A-W]$/)
    fc.assert(
      fc.property(pan, fc.nat(9), (pan, at) => {
        const changed = `${pan.slice(0, at)}${pan[at] === 'Y' ? 'Z' : 'Y'}${pan.slice(at + 1)}`
        expect(matchTexts('pan', pan, changed)).toBeNull()
      }),
    )
  })
})
