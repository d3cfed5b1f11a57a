/** What a company answers whose work for an application is called off. `stopped`: false where the work was done by then. */
export type CalledOff = { stopped: boolean };
