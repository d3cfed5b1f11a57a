/** The neutral colors that a brand's stand on, in each scheme: those of tokens.css, which a test compares. */
export type Scheme = 'light' | 'dark';

/** The media query under which pages are dark, as in tokens.css. What is printed stays light. */
export const DARK = 'screen and (prefers-color-scheme: dark)';

export type Ground = {
  scheme: Scheme;
  surface: string;
  /** The strongest of the tinted surfaces that links stand on. */
  sunken: string;
  /** Tracks and lines that marks stand on. */
  line: string;
  /** The border of what is not chosen. */
  border: string;
  ink: string;
  ink2: string;
  ink3: string;
  /** Errors have this color at every lender: what is chosen must not look like one. */
  danger: string;
  /** Checks and figures on a mark. */
  onMark: string;
};

export const GROUNDS: Readonly<Record<Scheme, Ground>> = {
  light: {
    scheme: 'light',
    surface: '#ffffff',
    sunken: '#f1f1ee',
    line: '#e4e4df',
    border: '#878d97',
    ink: '#14181f',
    ink2: '#4a515c',
    ink3: '#646b76',
    danger: '#b3261e',
    onMark: '#ffffff',
  },
  dark: {
    scheme: 'dark',
    surface: '#1a1e24',
    sunken: '#23282f',
    line: '#323942',
    border: '#79828e',
    ink: '#f2f4f6',
    ink2: '#bfc6cf',
    ink3: '#a0a8b3',
    danger: '#ff9a91',
    onMark: '#14181f',
  },
};
