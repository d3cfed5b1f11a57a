/** What the server tells a polling browser: the step, the path of the page where the borrower belongs, and the revision. */
export type Whereabouts = { step: string | null; page?: string; revision?: string };
