/** Smarty as it publishes US Street (`/street-address`) and US Autocomplete Pro (`/lookup`): a few homes of one town. */
import { type Answer, openStandIn, type StandIn } from './stand-in.ts';

export const credentials = { SMARTY_AUTH_ID: 'an-id', SMARTY_AUTH_TOKEN: 'a-token' };

const wanted = `Basic ${Buffer.from('an-id:a-token').toString('base64')}`;
const town = { city: 'Sacramento', state: 'CA', zipcode: '95814' };

export function openSmarty(): Promise<StandIn> {
  return openStandIn({ 'GET /street-address': guarded(checked), 'GET /lookup': guarded(completed) });
}

const guarded =
  (answer: Answer): Answer =>
  (asked) =>
    asked.headers.authorization === wanted
      ? answer(asked)
      : { status: 401, answer: { errors: [{ name: 'unauthorized', message: 'Unauthorized: an-id' }] } };

/** By the start of the street; a building has a row for itself and one for each unit. */
const completed: Answer = ({ query }) => {
  const rows = [
    { street_line: '12 Main St', secondary: '', entries: 0, ...town },
    { street_line: '12 Main Ct', secondary: 'Apt', entries: 6, ...town },
    { street_line: '12 Main Ct', secondary: 'Apt 5', entries: 0, ...town },
  ];
  const found = rows.filter(({ street_line }) =>
    street_line.toLowerCase().startsWith(`${query.search}`.toLowerCase()),
  );
  return { answer: { suggestions: found.slice(0, Number(query.max_results)) } };
};

/** A home that the post office does not know has no candidate. */
const checked: Answer = ({ query }) => {
  const { street = '', secondary } = query;
  if (!/^12 main/i.test(street)) return { answer: [] };
  const unit = secondary ? 'Apt 5' : undefined;
  const candidate = {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: unit ? `12 Main Ct ${unit}` : '12 Main St',
    last_line: 'Sacramento CA 95814-1234',
    delivery_point_barcode: '958141234121',
    components: {
      primary_number: '12',
      street_name: 'Main',
      street_suffix: unit ? 'Ct' : 'St',
      ...(unit && { secondary_designator: 'Apt', secondary_number: '5' }),
      city_name: town.city,
      default_city_name: town.city,
      state_abbreviation: town.state,
      zipcode: town.zipcode,
      plus4_code: '1234',
      delivery_point: '12',
      delivery_point_check_digit: '1',
    },
    metadata: {
      record_type: unit ? 'H' : 'S',
      county_fips: '06067',
      county_name: 'Sacramento',
      rdi: 'Residential',
    },
    analysis: { dpv_match_code: 'Y', dpv_footnotes: 'AABB', active: 'Y' },
  };
  return { answer: [candidate] };
};
