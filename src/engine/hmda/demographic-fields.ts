/** The 36 fields of ethnicity, race and sex: as the borrower answered, "not provided" where there is no answer, and no co-applicant. */
import type { HMDA } from '../../types/hmda.ts';
import { reportedCodes } from './reported-codes.ts';
import { reportedSex } from './reported-sex.ts';

const refusals = { ethnicity: '3', race: '6' };
/** Applications come over the internet, without video: nothing was observed. */
const notObserved = '2';
const noCoApplicant = '4';

export function demographicFields({
  ethnicity = [],
  race = [],
  sex = [],
  ethnicityText = '',
  raceTextTribe = '',
  raceTextAsian = '',
  raceTextPacificIslander = '',
}: Partial<HMDA>) {
  return {
    ...inFive('ethnicity', provided(ethnicity, refusals.ethnicity)),
    ethnicityText,
    ...inFive('coEthnicity', ['5']),
    coEthnicityText: '',
    ...inFive('race', provided(race, refusals.race)),
    ...{ raceTextTribe, raceTextAsian, raceTextPacificIslander },
    ...inFive('coRace', ['8']),
    ...{ coRaceTextTribe: '', coRaceTextAsian: '', coRaceTextPacificIslander: '' },
    sex: reportedSex(sex),
    coSex: '5',
    ...{ ethnicityObserved: notObserved, raceObserved: notObserved, sexObserved: notObserved },
    ...{
      coEthnicityObserved: noCoApplicant,
      coRaceObserved: noCoApplicant,
      coSexObserved: noCoApplicant,
    },
  };
}

const provided = (codes: readonly string[], refusal: string) =>
  reportedCodes(codes.length > 0 ? codes : [refusal], refusal);

type Five<Name extends string> = Record<`${Name}${1 | 2 | 3 | 4 | 5}`, string>;

function inFive<Name extends string>(name: Name, codes: readonly string[]): Five<Name> {
  const fields = [1, 2, 3, 4, 5].map((place) => [`${name}${place}`, codes[place - 1] ?? '']);
  return Object.fromEntries(fields) as Five<Name>;
}
