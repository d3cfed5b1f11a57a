/** A language model that says an answer in other words. It is optional, and never decides what the answer is. */
export type Phrasing = {
  /**
   * @param question without anything that says who asks
   * @param passage the answer, as the product has it
   * @returns other words for it; undefined where no one phrases
   */
  phrase(question: string, passage: string): Promise<string | undefined>;
};

/** Where there is no language model: answers stay as the product has them. */
export const noPhrasing: Phrasing = { phrase: async () => undefined };
