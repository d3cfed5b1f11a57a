/** Turns a name of code into words, for a label that the page did not give: NEW_DEBT and newDebt read "New debt". */
export function sentence(name: string): string {
  // A text with spaces is not a name of code: an author wrote it as it should read.
  if (name.includes(' ') || isAbbreviation(name)) return name;
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

const isAbbreviation = (name: string) => name.length < 4 && name === name.toUpperCase();
