/**
 * The sandbox's identity questions: three sets in turn, none with a question of the one before. Every question ends in
 * "None of these", and of each set the 4th question means it.
 */

import type { Subject } from '../common/subject.ts';
import type { KnowledgeQuiz } from './party.ts';

/** Where the right answer of each question stands. */
const places = [0, 1, 2, 3, 0];
const none = 'None of these';

type QuizQuestion = { id: string; text: string; truth: string; others: [string, string, string?] };

/** @param set counts the sets asked of one signer, from 1 */
export function sandboxQuiz(subject: Subject, set: number): KnowledgeQuiz {
  const sets = [firstSet(subject), secondSet(subject), thirdSet(subject)];
  const quiz = sets[(set - 1) % sets.length] ?? [];
  return {
    questions: quiz.map(({ id, text, truth, others }, index) => ({
      id,
      text,
      choices: choices(truth, others, places[index] ?? 0),
    })),
    answers: Object.fromEntries(quiz.map(({ id, truth }) => [id, truth])),
  };
}

/** Puts the right answer at `place` among the wrong ones, "None of these" last. */
function choices(truth: string, others: QuizQuestion['others'], place: number): string[] {
  const wrong = others.filter((text) => text !== undefined);
  if (truth === none) return [...wrong, none];
  return [...wrong.slice(0, place), truth, ...wrong.slice(place), none];
}

function firstSet({ address, lastName }: Subject): QuizQuestion[] {
  const street = address?.street1.replace(/^\S+\s*/, '') || 'Sandbox Way';
  const city = address?.city || 'Sampletown';
  return [
    {
      id: 'street',
      text: 'Which of these streets have you lived on?',
      truth: street,
      others: ['Quarry Lane', 'Windmill Court'],
    },
    {
      id: 'city',
      text: 'In which of these cities have you owned a home?',
      truth: city,
      others: ['Port Ellery', 'Stonewick'],
    },
    {
      id: 'lender',
      text: 'Who services your mortgage?',
      truth: 'Harbor Mortgage Servicing',
      others: ['Eastgate Loans', 'Pinehill Bank'],
    },
    {
      id: 'vehicle',
      text: 'Which of these vehicles have you registered?',
      truth: none,
      others: ['Comet coupe', 'Pelican van', 'Nightjar sedan'],
    },
    {
      id: 'name',
      text: 'Which of these last names belongs to your household?',
      truth: lastName,
      others: ['Ferrow', 'Maddick'],
    },
  ];
}

function secondSet({ address }: Subject): QuizQuestion[] {
  const state = address?.state || 'CA';
  return [
    {
      id: 'zip',
      text: 'Which of these ZIP codes have you lived in?',
      truth: address?.zip?.slice(0, 5) || '95814',
      others: ['00501', '96799'],
    },
    {
      id: 'state',
      text: 'In which of these states do you own a home?',
      truth: state,
      others: state === 'AK' ? ['RI', 'DE'] : ['AK', 'RI'],
    },
    {
      id: 'card',
      text: 'Which of these stores issued you a card?',
      truth: 'Larkspur Home Goods',
      others: ['Tidewater Outfitters', 'Brindle & Co.'],
    },
    {
      id: 'college',
      text: 'Which of these colleges have you attended?',
      truth: none,
      others: ['Ashgrove College', 'Mill River Institute', 'Port Ellery State'],
    },
    {
      id: 'phone',
      text: 'Which of these phone companies have you used?',
      truth: 'Meadow Wireless',
      others: ['Northline Mobile', 'Farpoint Cellular'],
    },
  ];
}

function thirdSet({ address }: Subject): QuizQuestion[] {
  const number = address?.street1.match(/^\d+/)?.[0] || '12';
  return [
    {
      id: 'number',
      text: 'Which of these house numbers has been yours?',
      truth: number,
      others: [`${Number(number) + 311}`, `${Number(number) + 47}`],
    },
    {
      id: 'insurer',
      text: 'Which of these companies has insured your home?',
      truth: 'Cobalt Mutual',
      others: ['Everwick Casualty', 'Stonebridge Home'],
    },
    {
      id: 'bank',
      text: 'At which of these banks have you had an account?',
      truth: 'Sandbox National',
      others: ['Pinehill Bank', 'First Harborview'],
    },
    {
      id: 'boat',
      text: 'Which of these boats have you registered?',
      truth: none,
      others: ['Gull 19', 'Heron Skiff', 'Bay Runner'],
    },
    {
      id: 'employer',
      text: 'Which of these companies have you worked for?',
      truth: 'Northwind Traders',
      others: ['Elmsgate Foods', 'Calder Freight'],
    },
  ];
}
