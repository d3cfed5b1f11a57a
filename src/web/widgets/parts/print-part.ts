/** Prints one part of the page and nothing else; consent.css hides the rest while the mark is set. */
export function printPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  document.documentElement.dataset.printing = 'part';
  part.dataset.printed = 'true';
  window.print();
  delete document.documentElement.dataset.printing;
  delete part.dataset.printed;
}
