/** Turns a name of code into words, for a label that the page did not give: NEW_DEBT and newDebt read "New debt". */
export function sentence(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  return name.length < 4 && name === name.toUpperCase()
    ? name
    : spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
