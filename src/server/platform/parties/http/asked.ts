/** What every question to a company goes through: the meters, its breaker, and a failure that names the question for the log. */
import type { Meters, PartyOutcome } from '../../meters/meters.ts';
import { type Breaker, isAway } from '../common/breaker.ts';
import { NoAnswer } from '../common/no-answer.ts';

export type Watched = {
  /** The party's, for the log. */
  name: string;
  /** Without one it is asked however often it failed. */
  breaker?: Breaker | undefined;
  /** Counts each question. */
  meters?: Pick<Meters, 'party'> | undefined;
};

/** Asks by `work`, which throws `NoAnswer` where there is no usable answer. @param question such as `determine` */
export function asked<T>({ name, meters }: Watched, question: string, work: () => Promise<T>): Promise<T> {
  const call = `${name}.${question}`;
  return measured(meters, call, () => named(call, work));
}

/** The part of a question that reaches out, so that what the company cannot help does not count against it. */
export function through<T>({ breaker }: Watched, work: () => Promise<T>): Promise<T> {
  return breaker ? breaker.through(work) : work();
}

/** A job asks several parties in a row: the log has to tell which of them it was. */
async function named<T>(call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NoAnswer
      ? new NoAnswer(error.message, { status: error.status, restMs: error.restMs, call })
      : error;
  }
}

async function measured<T>(meters: Watched['meters'], call: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const tell = (outcome: PartyOutcome) =>
    meters?.party({ call, outcome, seconds: (performance.now() - from) / 1000 });
  try {
    const result = await work();
    tell('answered');
    return result;
  } catch (error) {
    tell(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): PartyOutcome {
  if (error instanceof NoAnswer && error.restMs !== undefined) return 'resting';
  return isAway(error) ? 'away' : 'refused';
}
