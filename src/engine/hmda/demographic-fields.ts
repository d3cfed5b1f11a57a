/** The 36 fields of ethnicity, race and sex: as each applicant answered, "not provided" where there is no answer. */
import type { HMDA } from '../../types/hmda.ts';
import { reportedCodes } from './reported-codes.ts';
import { reportedSex } from './reported-sex.ts';

const refusals = { ethnicity: '3', race: '6' };
/** Applications come over the internet, without video: nothing was observed. */
const notObserved = '2';
const noCoApplicant = { ethnicity: '5', race: '8', sex: '5', observed: '4' };

/** @param coApplicant the answers of who applies together with the applicant; undefined where the applicant applies alone */
export function demographicFields(applicant: Partial<HMDA>, coApplicant?: Partial<HMDA>) {
  return {
    ...inFive('ethnicity', provided(applicant.ethnicity, refusals.ethnicity)),
    ethnicityText: applicant.ethnicityText ?? '',
    ...inFive('race', provided(applicant.race, refusals.race)),
    raceTextTribe: applicant.raceTextTribe ?? '',
    raceTextAsian: applicant.raceTextAsian ?? '',
    raceTextPacificIslander: applicant.raceTextPacificIslander ?? '',
    sex: reportedSex(applicant.sex ?? []),
    ...{ ethnicityObserved: notObserved, raceObserved: notObserved, sexObserved: notObserved },
    ...coApplicantFields(coApplicant),
  };
}

function coApplicantFields(answers?: Partial<HMDA>) {
  const { ethnicity, race, ethnicityText = '', raceTextTribe = '', ...others } = answers ?? {};
  const observed = answers ? notObserved : noCoApplicant.observed;
  return {
    ...inFive('coEthnicity', answers ? provided(ethnicity, refusals.ethnicity) : [noCoApplicant.ethnicity]),
    coEthnicityText: ethnicityText,
    ...inFive('coRace', answers ? provided(race, refusals.race) : [noCoApplicant.race]),
    coRaceTextTribe: raceTextTribe,
    coRaceTextAsian: others.raceTextAsian ?? '',
    coRaceTextPacificIslander: others.raceTextPacificIslander ?? '',
    coSex: answers ? reportedSex(others.sex ?? []) : noCoApplicant.sex,
    ...{ coEthnicityObserved: observed, coRaceObserved: observed, coSexObserved: observed },
  };
}

const provided = (codes: readonly string[] = [], refusal: string) =>
  reportedCodes(codes.length > 0 ? codes : [refusal], refusal);

type Five<Name extends string> = Record<`${Name}${1 | 2 | 3 | 4 | 5}`, string>;

function inFive<Name extends string>(name: Name, codes: readonly string[]): Five<Name> {
  const fields = [1, 2, 3, 4, 5].map((place) => [`${name}${place}`, codes[place - 1] ?? '']);
  return Object.fromEntries(fields) as Five<Name>;
}
