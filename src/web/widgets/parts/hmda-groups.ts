/** The three questions of Regulation C, appendix B, with their HMDA codes, in the order of the official form. */

export type HmdaOption = {
  code: string;
  label: string;
  /** A free text that belongs to this code: its key in the answer and its label. */
  text?: { name: string; label: string };
  parts?: readonly HmdaOption[];
};

export type HmdaQuestion = {
  name: string;
  legend: string;
  /** Code of "I do not wish to provide this information". */
  refusal: string;
  options: readonly HmdaOption[];
};

const otherHispanic = {
  name: 'ethnicityText',
  label: 'Print origin, for example Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard',
};
const tribe = { name: 'raceTextTribe', label: 'Print name of enrolled or principal tribe' };
const otherAsian = {
  name: 'raceTextAsian',
  label: 'Print race, for example Hmong, Laotian, Thai, Pakistani, Cambodian',
};
const otherPacific = { name: 'raceTextPacificIslander', label: 'Print race, for example Fijian, Tongan' };

export const hmdaGroups: readonly HmdaQuestion[] = [
  {
    name: 'ethnicity',
    legend: 'Ethnicity',
    refusal: '3',
    options: [
      {
        code: '1',
        label: 'Hispanic or Latino',
        parts: [
          { code: '11', label: 'Mexican' },
          { code: '12', label: 'Puerto Rican' },
          { code: '13', label: 'Cuban' },
          { code: '14', label: 'Other Hispanic or Latino', text: otherHispanic },
        ],
      },
      { code: '2', label: 'Not Hispanic or Latino' },
    ],
  },
  {
    name: 'race',
    legend: 'Race',
    refusal: '6',
    options: [
      { code: '1', label: 'American Indian or Alaska Native', text: tribe },
      {
        code: '2',
        label: 'Asian',
        parts: [
          { code: '21', label: 'Asian Indian' },
          { code: '22', label: 'Chinese' },
          { code: '23', label: 'Filipino' },
          { code: '24', label: 'Japanese' },
          { code: '25', label: 'Korean' },
          { code: '26', label: 'Vietnamese' },
          { code: '27', label: 'Other Asian', text: otherAsian },
        ],
      },
      { code: '3', label: 'Black or African American' },
      {
        code: '4',
        label: 'Native Hawaiian or Other Pacific Islander',
        parts: [
          { code: '41', label: 'Native Hawaiian' },
          { code: '42', label: 'Guamanian or Chamorro' },
          { code: '43', label: 'Samoan' },
          { code: '44', label: 'Other Pacific Islander', text: otherPacific },
        ],
      },
      { code: '5', label: 'White' },
    ],
  },
  {
    name: 'sex',
    legend: 'Sex',
    refusal: '3',
    options: [
      { code: '2', label: 'Female' },
      { code: '1', label: 'Male' },
    ],
  },
];

/** Every free text of a question, with the code it belongs to. */
export function hmdaTexts(options: readonly HmdaOption[]): { code: string; name: string }[] {
  return options.flatMap(({ code, text, parts = [] }) => [
    ...(text ? [{ code, name: text.name }] : []),
    ...hmdaTexts(parts),
  ]);
}
