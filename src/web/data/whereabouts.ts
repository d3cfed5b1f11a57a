/** What the server tells a polling browser: the step, and the path of the page where the borrower belongs. */
export type Whereabouts = { step: string | null; page?: string };
