/** What Plaid answers about an income that was shared at its hosted site, as it publishes Income. */
import type {
  CreditBankIncomeGetResponse,
  CreditPayrollIncomeGetResponse,
  LinkSessionResults,
  UserCreateResponse,
  UserRemoveResponse,
} from 'plaid';
import type { Answer } from './stand-in.ts';

export type SampleStub = {
  payDate: string | null;
  gross?: number | null;
  frequency?: string | null;
  employer?: string;
  /** Null where the company does not say whose pay it is. */
  name?: string | null;
  currency?: string;
};
export type SampleSource = {
  endDate: string;
  /** Null for a source whose first day is not known. */
  startDate?: string | null;
  total?: number;
  deposits?: number;
  category?: string;
  frequency?: string;
  description?: string;
};
/** What a borrower shares at the latest visit; payroll where there are stubs. */
export type Shared = {
  stubs?: SampleStub[];
  sources?: SampleSource[];
  owners?: string[];
  /** Of the payroll item, or of the bank's session. */
  status?: string;
  /** What Plaid says instead of the income. */
  error?: string;
};

const request_id = 'req-1';
const at = '2026-11-30T19:15:09Z';

/** @param users what each has shared, by the name that Plaid gave them @param refuse Plaid's own kind of refusal */
export function incomeAnswers(
  users: Map<string, Shared | undefined>,
  refuse: (type: string, code: string) => ReturnType<Answer>,
): Record<string, Answer> {
  const about =
    (tell: (shared: Shared) => object): Answer =>
    ({ body }) => {
      const name = nameOf(body);
      if (!users.has(name)) return refuse('INVALID_INPUT', 'INVALID_USER_TOKEN');
      const shared = users.get(name);
      if (!shared) return refuse('INCOME_VERIFICATION_ERROR', 'INCOME_VERIFICATION_NOT_FOUND');
      return shared.error ? refuse('INCOME_VERIFICATION_ERROR', shared.error) : { answer: tell(shared) };
    };
  return {
    'POST /user/create': () => {
      const user_id = `usr_${users.size + 1}`;
      users.set(user_id, undefined);
      return { answer: { user_id, request_id } satisfies UserCreateResponse };
    },
    'POST /user/remove': ({ body }) => {
      if (!users.delete(nameOf(body))) return refuse('INVALID_INPUT', 'INVALID_USER_TOKEN');
      return { answer: { request_id } satisfies UserRemoveResponse };
    },
    'POST /credit/payroll_income/get': about(payrollOf),
    'POST /credit/bank_income/get': about(depositsOf),
  };
}

export const nameOf = (body: unknown) =>
  (body as { user_id?: string; user_token?: string }).user_id ??
  (body as { user_token?: string }).user_token ??
  '';

/** What the session says was shared. */
export function sharedResults({ stubs, status = 'APPROVED' }: Shared): Partial<LinkSessionResults> {
  const institution = { name: 'Second Sample Payroll', institution_id: 'ins_2' };
  if (stubs)
    return {
      payroll_income_results: [{ num_paystubs_retrieved: stubs.length, num_w2s_retrieved: 0, institution }],
    };
  return { bank_income_results: [{ status, item_id: 'item-2', institution }] } as Partial<LinkSessionResults>;
}

function payrollOf({ stubs = [], status = 'PROCESSING_COMPLETE' }: Shared): CreditPayrollIncomeGetResponse {
  const item = {
    ...{ item_id: 'item-2', institution_id: 'ins_2', institution_name: 'Second Sample Payroll' },
    ...{ accounts: [], updated_at: at, status: { processing_status: status } },
    payroll_income: [{ account_id: 'acc-2', pay_stubs: stubs.map(stubOf), w2s: [], form1099s: [] }],
  };
  return { items: [item], request_id } as unknown as CreditPayrollIncomeGetResponse;
}

const address = {
  ...{ city: null, country: null, postal_code: null, region: null, street: null },
};

function stubOf(stub: SampleStub) {
  const { payDate, gross = 3000, frequency = 'BIWEEKLY', employer = 'Second Sample Works' } = stub;
  const { name = 'Ada Alvarez', currency = 'USD' } = stub;
  const money = { iso_currency_code: currency, unofficial_currency_code: null };
  const total = { current_amount: gross, ytd_amount: 40_000, hours: null, ...money };
  return {
    deductions: { breakdown: [], total: { current_amount: 500, ytd_amount: 5000, ...money } },
    document_id: null,
    document_metadata: { name: 'a stub', document_type: null, download_url: null, status: null },
    earnings: { breakdown: [], total },
    employee: {
      ...{ name, address, marital_status: null },
      taxpayer_id: { id_type: null, id_mask: null },
    },
    employer: { name: employer, address },
    net_pay: { current_amount: 2500, description: null, ytd_amount: 35_000, ...money },
    pay_period_details: {
      ...{ pay_amount: 2500, distribution_breakdown: [], end_date: payDate, start_date: null },
      ...{ gross_earnings: gross, pay_date: payDate, pay_frequency: frequency, ...money },
    },
  };
}

function depositsOf({ sources = [], owners = ['Ada Alvarez'] }: Shared): CreditBankIncomeGetResponse {
  const owner = { names: owners, phone_numbers: [], emails: [], addresses: [] };
  const account = {
    ...{ account_id: 'acc-2', mask: '0009', name: 'Checking', official_name: null },
    ...{ subtype: 'checking', type: 'depository', owners: owners.length > 0 ? [owner] : [] },
  };
  const item = {
    ...{ item_id: 'item-2', institution_id: 'ins_1', institution_name: 'Second Sample Bank' },
    bank_income_accounts: [account],
    bank_income_sources: sources.map(sourceOf),
    last_updated_time: at,
  };
  const report = { bank_income_id: 'income-1', generated_time: at, days_requested: 90, items: [item] };
  return { bank_income: [report], request_id } as unknown as CreditBankIncomeGetResponse;
}

function sourceOf(source: SampleSource, place: number) {
  const { endDate, total = 15_000, deposits = 6, category = 'SALARY', frequency = 'BIWEEKLY' } = source;
  const { startDate = '2026-09-01' } = source;
  return {
    ...{
      income_source_id: `source-${place}`,
      income_description: source.description ?? 'SECOND SAMPLE WORKS',
    },
    ...{
      income_category: category,
      account_id: 'acc-2',
      ...(startDate !== null && { start_date: startDate }),
      end_date: endDate,
    },
    ...{ pay_frequency: frequency, total_amount: total, transaction_count: deposits, historical_summary: [] },
  };
}
