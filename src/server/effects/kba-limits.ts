/** The limits of the identity questions: four of five right, two minutes, two tries, then a day of rest. */

export const rightAnswers = 4;
export const quizMs = 120_000;
export const lockMs = 86_400_000;
const tries = 2;

export function attemptsLeft(attempts: number): number {
  return Math.max(0, tries - attempts);
}
