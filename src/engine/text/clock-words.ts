/** A time of day as people say it: "6 a.m.", "12:30 p.m.". @param time HH:mm */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
