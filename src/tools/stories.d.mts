/** The files of the stories, from the root of the repository. */
export function stories(told: { isAll: boolean; hasPostgres: boolean }): string[];
/** What cannot be tested here, in sentences. */
export function leftOut(machine: { hasBrowser: boolean; hasPostgres: boolean }): string[];
