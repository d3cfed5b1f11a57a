/** Routing numbers of the American Bankers Association: nine digits, a Federal Reserve prefix and a check sum. */

export function abaRouting(value: string): boolean {
  return /^\d{9}$/.test(value) && isPrefix(Number(value.slice(0, 2))) && checkSum(value) % 10 === 0;
}

// 00 (government) would let 000000000 pass the sum; 80 (traveler's checks) cannot receive ACH.
function isPrefix(prefix: number): boolean {
  return (prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72);
}

function checkSum(value: string): number {
  return [...value].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
}
