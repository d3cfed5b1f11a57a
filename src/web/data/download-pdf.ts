/** Hands a document to the borrower to keep, under its title. */
export function downloadPdf(bytes: ArrayBuffer, title: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${title}.pdf` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
