/** The media query under which tokens.css is dark. What is printed stays light. */
export const DARK = 'screen and (prefers-color-scheme: dark)';
