/** Says in figures why there is no room for a line, and which debts on the home it could pay off to make some. */
import { maxLine } from '../../engine/finance/max-line.ts';
import type { OfferInputs } from '../../engine/finance/offer-inputs.ts';
import { payoffOptions } from '../../engine/finance/payoff-options.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { replace, stored } from '../application/stored.ts';
import { openLiens } from '../facts/offer-inputs.ts';

export async function storeWinback(
  scope: ApplicationScope,
  pricing: Pricing,
  inputs: OfferInputs,
): Promise<void> {
  const liens = openLiens(await stored(scope, 'liens')).filter(({ payoff }) => !payoff);
  const lenderOfLien = (uuid: string) => liens.find((lien) => lien.uuid === uuid)?.lender ?? '';
  const balances = liens.map(({ uuid = '', balance, payment }) => ({ uuid, balance, payment }));
  const options = payoffOptions(pricing, inputs, balances).map(
    ({ uuid, balance, maxLine: largest, lienPosition }) => ({
      uuid,
      lender: lenderOfLien(uuid),
      balance,
      maxLine: largest,
      lienPosition,
    }),
  );
  const room = maxLine(pricing, inputs);
  await replace(scope, 'figures', 'winback', {
    owed: inputs.openLiens,
    room,
    smallest: pricing.amount.minimum,
    options,
  });
}
