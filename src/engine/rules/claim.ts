/** What a row or a `when` asks: that a rule holds ("hasOffer"), or that it does not ("!hasOffer"). Rules call each other by `!` as an operator. */

export type Claim = { rule: string; isNegated: boolean };

export function readClaim(claim: string): Claim {
  return claim.startsWith('!')
    ? { rule: claim.slice(1), isNegated: true }
    : { rule: claim, isNegated: false };
}

/** The claim that holds exactly when this one does not. */
export function opposite(claim: string): string {
  const { rule, isNegated } = readClaim(claim);
  return isNegated ? rule : `!${rule}`;
}
