/** One line of the error summary: what is asked, then what is wrong. A question gives up both of its marks, or neither. */

const question = /^[¿¡]([^¿¡?!]*)[?!]$|^([^¿¡]*?)[?!.:]?$/;

/** "Your home: Choose one". A title in which one of two sentences is a Spanish question keeps its marks. */
export function issueLine(title: string, message: string): string {
  if (!title) return message;
  const [, asked, told] = question.exec(title) ?? [];
  const plain = asked ?? told;
  return plain === undefined ? `${title} ${message}` : `${plain}: ${message}`;
}
