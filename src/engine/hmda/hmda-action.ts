/** What became of an application in the words of Regulation C (12 CFR 1003.4(a)(8)); undefined while nothing has. */

export const actions = {
  originated: '1',
  notAccepted: '2',
  denied: '3',
  withdrawn: '4',
  incomplete: '5',
} as const;

/** `on` is yyyy-MM-dd. A denial has one to four reasons: the code of HMDA, and the words that the borrower was told. */
export type HmdaAction = {
  taken: (typeof actions)[keyof typeof actions];
  on: string;
  reasons?: readonly { code: string; text: string }[];
};

export type Ending = {
  /** Days, yyyy-MM-dd, on which it happened. */
  funded?: string | undefined;
  cancelled?: string | undefined;
  expired?: string | undefined;
  denied?: string | undefined;
  reasons?: readonly { code: string; text: string }[];
  /** Whether the lender had agreed to the line, with nothing left to prove. */
  approved: boolean;
};

/** A decline is final, so it goes first; a line that was approved and then cancelled or rescinded was not accepted. */
export function hmdaAction({
  funded,
  cancelled,
  expired,
  denied,
  reasons = [],
  approved,
}: Ending): HmdaAction | undefined {
  if (denied) return { taken: actions.denied, on: denied, reasons: reasons.slice(0, 4) };
  if (funded) return { taken: actions.originated, on: funded };
  if (cancelled) return { taken: approved ? actions.notAccepted : actions.withdrawn, on: cancelled };
  if (expired) return { taken: approved ? actions.notAccepted : actions.incomplete, on: expired };
  return undefined;
}
