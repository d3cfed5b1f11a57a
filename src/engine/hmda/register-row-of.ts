/** Writes one application as a row of the register. What a line of credit never has is a constant of the bureau's guide. */
import { demographicFields } from './demographic-fields.ts';
import { actions } from './hmda-action.ts';
import type { RegisterEntry } from './register-entry.ts';
import type { RegisterRow } from './register-row.ts';
import { uliCheckDigit } from './uli.ts';

const none = 'NA';

export function registerRowOf(entry: RegisterEntry): RegisterRow {
  return {
    ...identity(entry),
    ...loan(entry),
    ...home(entry),
    ...demographicFields(entry.demographics, entry.coApplicant?.demographics),
    age: ageCode(entry.age),
    coAge: entry.coApplicant ? ageCode(entry.coApplicant.age) : '9999',
    ...scores(entry),
    ...denials(entry),
    ...prices(entry),
    ...constants,
  };
}

const ageCode = (age: number | null) => (age === null ? '8888' : String(age));

function identity({ lei, loanNumber, appliedOn, action }: RegisterEntry) {
  const number = `${lei}${loanNumber.replace(/[^0-9A-Za-z]/g, '')}`;
  return {
    record: '2',
    lei,
    uli: `${number}${uliCheckDigit(number)}`,
    applicationDate: compact(appliedOn),
    actionTaken: action.taken,
    actionDate: compact(action.on),
  };
}

function loan({
  purpose,
  refinances,
  occupancy,
  amount,
  lienPosition,
  termYears,
  originator,
}: RegisterEntry) {
  return {
    loanType: '1',
    // A refinancing goes before an improvement, and with cash for the borrower it is a cash-out (comment 4(a)(3)-2).
    loanPurpose: refinances ? '32' : purpose === 'HOME_IMPROVEMENT' ? '2' : '4',
    preapproval: '2',
    occupancy: { PRIMARY: '1', SECOND_HOME: '2' }[occupancy] ?? '3',
    loanAmount: String(Math.round(amount)),
    lien: lienPosition === 1 ? '1' : '2',
    loanTerm: termYears ? String(termYears * 12) : none,
    business: purpose === 'BUSINESS' ? '1' : '2',
    originator: originator === undefined ? none : originator.replace(/^0+(?=\d)/, ''),
  };
}

function home({ home: at, propertyType, units }: RegisterEntry) {
  const isWhole = at.street && at.city && at.state && at.zip;
  return {
    street: isWhole ? (at.street ?? none) : none,
    city: at.city || none,
    state: at.state || none,
    zip: at.zip || none,
    county: at.county || none,
    tract: at.tract || none,
    construction: propertyType === 'MANUFACTURED' ? '2' : '1',
    units: String(units),
  };
}

/** A score that no decision rested on is not reported. */
function scores({ action, coApplicant, ...applicant }: RegisterEntry) {
  const rested = hasDecision(action.taken);
  const [score, scoreModel, scoreModelText] = scoreCodes(rested ? applicant : {});
  // Codes 9999 and 10 say that a decision was made on one applicant alone.
  const alone: ScoreCodes = ['9999', '10', ''];
  const [coScore, coScoreModel, coScoreModelText] =
    rested && !coApplicant ? alone : scoreCodes(rested && coApplicant ? coApplicant : {});
  return { score, scoreModel, scoreModelText, coScore, coScoreModel, coScoreModelText };
}

type ScoreCodes = readonly [score: string, model: string, modelText: string];

// Which model is the bureau's to say: its own name goes into the text of code 8.
const scoreCodes = ({ score, bureau }: Pick<RegisterEntry, 'score' | 'bureau'>): ScoreCodes =>
  score === undefined ? ['8888', '9', ''] : [String(score), '8', `FICO by ${bureau || 'the credit bureau'}`];

function denials({ action: { taken, reasons = [] } }: RegisterEntry) {
  const codes = taken === actions.denied ? [...new Set(reasons.map(({ code }) => code))] : ['10'];
  const [denial1 = '', denial2 = '', denial3 = '', denial4 = ''] = codes;
  const other = reasons.filter(({ code }) => code === '9').map(({ text }) => text.replace(/^Other: /, ''));
  return { denial1, denial2, denial3, denial4, denialText: other.join('; ').slice(0, 255) };
}

function prices(entry: RegisterEntry) {
  const { action, rate, apor, purpose, highCostApplies, dti, cltv, value, income } = entry;
  const priced = (action.taken === actions.originated || action.taken === actions.notAccepted) && rate;
  const decided = hasDecision(action.taken);
  const spread = priced && apor !== undefined && purpose !== 'BUSINESS';
  return {
    income: income === undefined ? none : String(Math.round(income / 1000)),
    rateSpread: spread ? decimal(rate - apor) : none,
    // Prices are limited so that no line is a high-cost loan: 2 is "not one", 3 "not applicable".
    hoepa: action.taken === actions.originated && highCostApplies ? '2' : '3',
    interestRate: priced ? decimal(rate) : none,
    dti: decided && dti !== undefined ? decimal(dti) : none,
    cltv: decided && cltv !== undefined && cltv > 0 ? decimal(cltv) : none,
    propertyValue: decided && value ? String(Math.round(value)) : none,
  };
}

const hasDecision = (taken: string) =>
  taken === actions.originated || taken === actions.notAccepted || taken === actions.denied;

const decimal = (percent: number) => String(Math.round(percent * 1000) / 1000);
const compact = (date: string) => date.replaceAll('-', '');

/** What is the same in each row; docs/hmda-edits.json says why each is true. */
export const constants = {
  purchaser: '0',
  ...{ loanCosts: none, pointsAndFees: none, originationCharges: none, discountPoints: none },
  ...{ lenderCredits: none, prepaymentTerm: none, introductoryPeriod: none },
  ...{ balloon: '2', interestOnly: '2', negativeAmortization: '2', otherNonAmortizing: '2' },
  ...{ manufacturedType: '3', manufacturedLand: '5', affordableUnits: none },
  ...{ submission: '1', payable: '1' },
  ...{ aus1: '6', aus2: '', aus3: '', aus4: '', aus5: '', ausText: '' },
  ...{ ausResult1: '17', ausResult2: '', ausResult3: '', ausResult4: '', ausResult5: '', ausResultText: '' },
  ...{ reverse: '2', openEnd: '1' },
} as const;
