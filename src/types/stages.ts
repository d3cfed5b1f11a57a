/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Name = string;
/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;

/** What the server's jobs do one after another, and what holds them: the machine behind the steps that no page moves. */
export interface Stages {
  /** The jobs that have stages; the server knows these and no others. A job of one piece of work has none. */
  jobs: {
    'soft-credit': StagedJob;
    'after-submission': StagedJob;
    'closing-documents': StagedJob;
    'notary-documents': StagedJob;
    funding: StagedJob;
  };
  signers: SignerStates;
}
/** How far someone has come who was asked to sign beside the borrower. */
export interface SignerStates {
  /** Where everyone begins who is asked. */
  first: string;
  /** State -> what may follow. What comes late or twice changes nothing. */
  states: { [k: string]: SignerState };
}
export interface SignerState {
  /** States that may follow; none where nothing more is asked of them. */
  to: string[];
  /** States that only the borrower leads back to, by asking once more. */
  again?: string[];
}
export interface StagedJob {
  /** From what to what the job leads. */
  means: string;
  /** The flag of application.status that keeps the step of its stage. Without it the job begins at its first stage each time, and passes those at which nothing is left. */
  keeps?: 'checklistStatus';
  /** Where it begins. */
  first: Name;
  /** In the order in which they are drawn. */
  stages: { [k: string]: JobStage };
}
export interface JobStage {
  /** What is under way. */
  means: string;
  /** The step of steps.json at which the application stands meanwhile: kept under the job's `keeps`. */
  step?: string;
  /** While one of these holds, nothing is done and nothing follows: whoever ends it starts the job again. */
  held?: StageHold[];
  /** Works of the vocabulary, in order: the first of which something is left is done. */
  does?: string[];
  /** Once nothing is left: the first row that holds says which stage follows. */
  to?: StageWay[];
  /** The job ends here. */
  last?: true;
}
export interface StageHold { when: Rule }
export interface StageWay {
  when: Rule;
  /** A stage of the same job. */
  to: Name;
}
