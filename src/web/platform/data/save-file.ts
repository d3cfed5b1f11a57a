/** Hands bytes to the reader as a file to keep. */
export function saveFile(bytes: ArrayBuffer, { name, type }: { name: string; type?: string }): void {
  const url = URL.createObjectURL(new Blob([bytes], type ? { type } : {}));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
