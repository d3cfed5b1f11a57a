/** A company by its name that answers a party's questions through its own library, beside the contracts of `schemas/parties/`. */

export type Company<Answers extends object = object> = {
  /** The settings that it cannot do without, as the environment names them. */
  needs: readonly string[];
  /** Settings that may be left out. */
  takes?: readonly string[];
  /** Read when the company is chosen: no other server loads its library. */
  load(): Promise<{ open(access: CompanyAccess): Answers }>;
};

/** The company that a party's setting names, with the values of its own settings. */
export type ChosenCompany = { name: string; settings: CompanySettings };

/** Name of the setting -> its value. */
export type CompanySettings = Readonly<Record<string, string | undefined>>;

export type CompanyAccess = {
  settings: CompanySettings;
  /** For one question, in milliseconds. */
  patienceMs: number;
  /** What each question goes through; `work` throws `NoAnswer` where there is none. All else that it throws is an answer that cannot be read. */
  ask<T>(question: string, work: () => Promise<T>): Promise<T>;
};
