/** The parts of what a borrower types that may be the question: in a long story it is one of its sentences. */

/** `worth`, at most 1, is how much a part counts beside the whole. */
export type Segment = { text: string; worth: number };

export function segmentsOf(question: string): Segment[] {
  const whole = { text: question, worth: 1 };
  if (wordsIn(question) < story) return [whole];
  const parts = question
    .split(/(?<=[.?!;\n])\s+|,\s+|\s+(?=(?:and|but|so|because)\s)/i)
    .filter((part) => wordsIn(part) >= least);
  return [whole, ...parts.map((text) => ({ text, worth: asks.test(text) ? asking : telling }))];
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

// Shorter ones are read as they are; a part of fewer words says too little.
const [story, least] = [14, 3];
// What asks counts nearly as much as the whole; what only tells is less likely to be what is meant.
const [asking, telling] = [0.9, 0.75];
const asks =
  /[?¿]|^\W*(?:(?:and|but|so|because|please|hi)\s+)*(?:how|what|whats|when|where|why|who|which|can|could|do|does|did|is|are|will|would|should|am|must|may)\b/i;
