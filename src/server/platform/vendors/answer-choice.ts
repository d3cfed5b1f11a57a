/** A language model that says which of the chatbot's entries a question is about. It is optional, and no word of it is shown. */
export type AnswerChoice = {
  /**
   * @param question without anything that says who asks
   * @param titles the questions that may be meant
   * @returns one of the titles; undefined where none fits, or no one chooses
   */
  choose(question: string, titles: readonly string[]): Promise<string | undefined>;
};

/** Where there is no language model: the borrower chooses. */
export const noChoice: AnswerChoice = { choose: async () => undefined };
