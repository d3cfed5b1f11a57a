/** Social Security numbers by the rules of SSA (POMS RM 10201.035). Area 666 is a bureau test range: sandbox only. */

/** Numbers printed in advertisements; never issued to a person. */
const ADVERTISED = ['078051120', '219099999'];

export function makeSsn({ sandbox }: { sandbox: boolean }): (value: string) => boolean {
  return (value) => {
    const parts = /^(\d{3})(\d{2})(\d{4})$/.exec(value);
    if (!parts || ADVERTISED.includes(value) || /^(\d)\1{8}$/.test(value)) return false;
    return isArea(parts[1] ?? '', sandbox) && parts[2] !== '00' && parts[3] !== '0000';
  };
}

/** Numbers that begin with 9 are taxpayer numbers (ITIN) of people without a Social Security number. */
export function isItin(value: unknown): boolean {
  return typeof value === 'string' && /^9\d{8}$/.test(value);
}

function isArea(area: string, sandbox: boolean): boolean {
  return area !== '000' && area < '900' && (area !== '666' || sandbox);
}
