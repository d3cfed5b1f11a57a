/** What a borrower reads about an answer for which neither its field nor its page has words of its own. */

/** The sentences by name, in US English. Content may bring others, or the same in another language (`says.answers`). */
export const answerWords = {
  required: 'Required',
  invalid: 'Enter a valid answer',
  above: 'Enter more than {{limit}}',
  below: 'Enter less than {{limit}}',
  multiple: 'Enter a multiple of {{step}}',
  oneCharacter: 'Must be at least 1 character',
  charactersAtLeast: 'Must be at least {{count}} characters',
  oneCharacterAtMost: 'Must be at most 1 character',
  charactersAtMost: 'Must be at most {{count}} characters',
  oneEntry: 'Add at least 1 entry',
  entriesAtLeast: 'Add at least {{count}} entries',
  oneEntryAtMost: 'Add at most 1 entry',
  entriesAtMost: 'Add at most {{count}} entries',
  onlyOnce: 'Enter each one only once',
  oneOf: 'Choose one of the options',
  whole: 'Enter a whole number',
  unasked: 'This was not asked',
  unprintable:
    "Use Latin letters, numbers and plain punctuation. We can't print {{characters}} on your documents",
  amountBetween: 'Enter an amount between {{from}} and {{to}}',
  numberBetween: 'Enter a number between {{from}} and {{to}}',
  amountAtLeast: 'Enter an amount of at least {{limit}}',
  numberAtLeast: 'Enter a number of at least {{limit}}',
  amountAtMost: 'Enter an amount of at most {{limit}}',
  numberAtMost: 'Enter a number of at most {{limit}}',
};

export type AnswerWords = Readonly<Partial<Record<keyof typeof answerWords, string>>>;
