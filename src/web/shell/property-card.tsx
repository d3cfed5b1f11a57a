/** 'Property Details' (ACC-N10): Address, Property Value, Property Condition, as far as they are known. */
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { address as addressText } from '../../engine/text/address.ts';
import type { EnumWords } from '../../engine/text/enum-words.ts';
import { money } from '../../engine/text/money.ts';
import { word } from '../../engine/text/word.ts';
import { FigureRows } from '../parts/figure-rows.tsx';
import { say } from '../platform/data/say.ts';
import { keepValues } from '../platform/jsx/kept-parts.ts';

/** Nothing is drawn before there is an address. */
export function PropertyCard({ facts, words = {} }: { facts: Facts; words?: EnumWords | undefined }) {
  const where = addressText(readPath(facts, 'address'));
  if (where === '—') return null;
  keepValues(where, [where]);
  const value = readPath(facts, 'figures.property.valueCents');
  const condition = readPath(facts, 'application.status.condition');
  const rows: [string, string][] = [[say('side.address'), where]];
  if (typeof value === 'number') rows.push([say('side.propertyValue'), money(value / 100)]);
  if (typeof condition === 'string' && !UNSAID.includes(condition))
    rows.push([say('side.propertyCondition'), word(condition, { list: 'propertyCondition', words })]);
  return (
    <section className="hl-side-card">
      <h2 className="hl-side-title">{say('side.property')}</h2>
      <FigureRows className="hl-side-rows" rows={rows} />
    </section>
  );
}

const UNSAID = ['UNKNOWN_CONDITION', 'NOT_AVAILABLE'];
