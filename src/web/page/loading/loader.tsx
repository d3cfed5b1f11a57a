/**
 * The lender's own loader (ACC-B4): the mark of its logo, moved as its theme says. It floats over the page and takes no
 * room, no click and no words; the page that loads speaks for itself. Without motion the mark stands still.
 */
import type { ReactNode } from 'react';
import { LenderLogo } from '../../parts/lender-logo.tsx';
import type { OrgData } from '../../platform/data/org.ts';
import { useOrg } from '../../platform/data/org-context.ts';
import { useLoadingState } from './use-loading.ts';
import './loader.css';

/** Drawn while something loads, and 300 ms longer. */
export function Loader() {
  const state = useLoadingState();
  const { theme, orgMetaData } = useOrg();
  if (state === 'idle') return null;
  const kind = theme.loader ?? 'pulse';
  return (
    <div className="hl-loader" data-state={state} data-kind={kind} aria-hidden="true">
      <div className="hl-loader-disc">
        <Mark company={orgMetaData.companyInfo} />
        <Motion kind={kind} />
      </div>
    </div>
  );
}

// A logo begins with its mark, as high as it is wide; the name after it is cut off. Without a logo: the first letter.
function Mark({ company }: { company: OrgData['orgMetaData']['companyInfo'] }) {
  const { logoUrl, companyNameShort } = company;
  return (
    <span className="hl-loader-mark">
      {logoUrl ? <LenderLogo alt="" /> : <b>{companyNameShort.slice(0, 1)}</b>}
    </span>
  );
}

type Kind = NonNullable<OrgData['theme']['loader']>;

const DRAWINGS: Record<Kind, ReactNode> = {
  pulse: <circle cx="48" cy="48" r="38" />,
  turn: <path d="M48 6a42 42 0 0 1 42 42" />,
  draw: <path d="M26 78h44" pathLength="1" />,
  rise: [30, 42, 54, 66].map((x) => <path key={x} d={`M${x} 80v-8`} />),
};

function Motion({ kind }: { kind: Kind }) {
  return (
    <svg className="hl-loader-motion" viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      {DRAWINGS[kind]}
    </svg>
  );
}
