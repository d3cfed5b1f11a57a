/** The folder that has initdb and postgres. */
export function findPostgres(): string | undefined;
