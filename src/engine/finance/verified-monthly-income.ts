/** Proved income in a month, from what the proof shows. Money in integer cents. */

export type IncomeProof =
  | { kind: 'HOURLY'; rateCents: number; hoursPerWeek: number }
  | { kind: 'WEEKLY' | 'BIWEEKLY' | 'SEMI_MONTHLY' | 'MONTHLY' | 'ANNUAL'; grossCents: number }
  /** Net profit of the two last tax years, the later first. */
  | { kind: 'SELF_EMPLOYED'; yearsCents: [number, number] };

const PERIODS = { WEEKLY: 52, BIWEEKLY: 26, SEMI_MONTHLY: 24, MONTHLY: 12, ANNUAL: 1 };

/** Hourly 52·h/12, bi-weekly ·26/12, semi-monthly ·2, self-employed the average of two years. Cents a month, half up. */
export function verifiedMonthlyIncome(proof: IncomeProof): number {
  return Math.round(yearly(proof) / 12);
}

function yearly(proof: IncomeProof): number {
  if (proof.kind === 'HOURLY') return proof.rateCents * proof.hoursPerWeek * 52;
  if (proof.kind === 'SELF_EMPLOYED') return (proof.yearsCents[0] + proof.yearsCents[1]) / 2;
  return proof.grossCents * PERIODS[proof.kind];
}
