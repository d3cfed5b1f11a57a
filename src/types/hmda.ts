/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Demographic information of Regulation C, appendix B. Kept apart; never used in a decision; never sent back. */
export interface HMDA {
  /** Ethnicity codes; 3 means not provided and stands alone. */
  ethnicity: ('1' | '11' | '12' | '13' | '14' | '2' | '3')[];
  /** Other Hispanic or Latino origin. */
  ethnicityText?: string;
  /** Race codes; 6 means not provided and stands alone. */
  race: (
    | '1' | '2' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '3' | '4' | '41' | '42' | '43' | '44' | '5'
    | '6'
  )[];
  /** Name of the enrolled or principal tribe. */
  raceTextTribe?: string;
  /** Other Asian race. */
  raceTextAsian?: string;
  /** Other Pacific Islander race. */
  raceTextPacificIslander?: string;
  /** Sex codes; 3 means not provided and stands alone. */
  sex: ('1' | '2' | '3')[];
}
