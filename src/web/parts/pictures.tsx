/** The drawings themselves, 240 × 140. `hl-ink` lines, `hl-tone` surfaces; both take the brand's colors from CSS. */
import type { ReactNode } from 'react';
import type { OrgData } from '../platform/data/org.ts';
import { useOrg } from '../platform/data/org-context.ts';

type Houses = NonNullable<OrgData['theme']['drawings']>;

const ground = <path className="hl-ink hl-faint" d="M18 120h204" />;

/** The house of each drawing set, in one place and size. */
export const HOMES: Record<Houses, ReactNode> = {
  cottage: (
    <>
      <path className="hl-tone" d="M84 70 122 38l38 32v50H84Z" />
      <path className="hl-ink" d="m74 78 48-40 48 40M84 70v50m76-50v50M112 120V92h20v28" />
      <path className="hl-ink" d="M148 60V42h9v26" />
      <path className="hl-ink hl-faint" d="M94 84h10v10H94zm46 0h10v10h-10z" />
    </>
  ),
  rowhouse: (
    <>
      <path className="hl-tone" d="M78 120V58h26V44h8v-8h24v8h8v76Z" />
      <path className="hl-ink" d="M78 120V58h26m-30 0h30M104 120V44h8v-8h24v8h8v76m0-54h26v54m-30-54h34" />
      <path className="hl-ink" d="M116 120V94a8 8 0 0 1 16 0v26m20 0v-22h12v22" />
      <path
        className="hl-ink hl-faint"
        d="M86 70h10v14H86zm0 26h10v14H86zm30-42h16v14h-16zm36 22h10v10h-10z"
      />
    </>
  ),
  modern: (
    <>
      <path className="hl-tone" d="M78 78h76v42H78Zm34-36h58v32h-58Z" />
      <path className="hl-ink" d="M106 38h70v6h-70Zm6 6v30m58-30v30M70 74h106v6H70Zm8 6v40m92-40v40" />
      <path className="hl-ink" d="M88 90h36v30H88Zm18 0v30m30 0V92h14v28" />
      <path className="hl-ink hl-faint" d="M122 52h38v12h-38zm12 0v12m13-12v12" />
    </>
  ),
};

const trees = (
  <>
    <path
      className="hl-ink hl-faint"
      d="M52 120V96m0 0c-10 0-14-8-14-16s6-18 14-18 14 10 14 18-4 16-14 16Z"
    />
    <path
      className="hl-ink hl-faint"
      d="M192 120v-16m0 0c-7 0-10-6-10-12s4-13 10-13 10 7 10 13-3 12-10 12Z"
    />
  </>
);

/** The lender's house; all that a sketch has of the lender. */
function Home() {
  const { drawings = 'cottage' } = useOrg().theme;
  return HOMES[drawings];
}

/** Name → drawing. */
export const drawings: Record<string, ReactNode> = {
  house: (
    <>
      {ground}
      {trees}
      <Home />
    </>
  ),
  waiting: (
    <>
      {ground}
      <path className="hl-tone" d="M70 30h76l18 18v72H70Z" />
      <path className="hl-ink" d="M146 30H70v90h94V48Zm0 0v18h18" />
      <path className="hl-ink hl-faint" d="M84 62h50M84 76h64M84 90h36" />
      <circle className="hl-paper" cx="168" cy="98" r="25" />
      <circle className="hl-ink" cx="168" cy="98" r="22" />
      <path className="hl-ink" d="M168 85v14l9 6" />
    </>
  ),
  mail: (
    <>
      {ground}
      <path className="hl-paper" d="M80 24h80v76H80Z" />
      <path className="hl-ink" d="M80 66V24h80v42" />
      <path className="hl-ink hl-faint" d="M94 40h52M94 52h52M94 64h30" />
      <path className="hl-ink" d="m80 40-22 14m102-14 22 14" />
      <path className="hl-paper" d="M58 54 120 94l62-40v66H58Z" />
      <path className="hl-tone" d="M58 54 120 94l62-40v66H58Z" />
      <path className="hl-ink" d="M58 54 120 94l62-40v66H58Zm0 66 44-38m80 38-44-38" />
    </>
  ),
  complete: (
    <>
      {ground}
      {trees}
      <Home />
      <g className="hl-pop">
        <circle className="hl-solid" cx="166" cy="44" r="19" />
        <path className="hl-check" d="m157.500 44.500 6 6 11.500-12" />
      </g>
      <path className="hl-ink hl-faint hl-spark" d="M198 24v8m-4-4h8M44 36v8m-4-4h8M212 58v6m-3-3h6" />
    </>
  ),
  funded: (
    <>
      {ground}
      {trees}
      <Home />
      <path className="hl-paper" d="M146 84h62v36h-62Z" />
      <path className="hl-tone" d="M150 88h54v30h-54Z" />
      <path
        className="hl-ink"
        d="M150 88h54v30h-54Zm0 8a8 8 0 0 0 8-8m38 0a8 8 0 0 0 8 8m0 14a8 8 0 0 0-8 8m-38 0a8 8 0 0 0-8-8"
      />
      <g className="hl-pop">
        <circle className="hl-solid" cx="177" cy="103" r="10" />
        <path className="hl-check" d="m172.500 103 3 3 6-6" />
      </g>
      <path className="hl-ink hl-faint hl-spark" d="M198 60v8m-4-4h8M214 74v6m-3-3h6" />
    </>
  ),
  snag: (
    <>
      {ground}
      <path className="hl-tone" d="M60 40h120v66H60Z" />
      <path
        className="hl-ink"
        d="M68 40h104a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Zm-8 16h120M104 106v14m32-14v14m-42 0h52"
      />
      <path className="hl-ink" d="M104 92c8-9 24-9 32 0M106 72v4m28-4v4" />
      <path className="hl-ink hl-faint" d="M70 48h2m6 0h2m6 0h2" />
    </>
  ),
  'not-found': (
    <>
      {ground}
      <path className="hl-tone" d="M122 36h58l12 12-12 12h-58Z" />
      <path className="hl-ink" d="M116 24v96m-10 0h20M122 36h58l12 12-12 12h-58ZM110 72H60L48 82l12 10h50Z" />
      <path className="hl-ink hl-faint" d="M134 48h30M70 82h26" />
    </>
  ),
  paused: (
    <>
      {ground}
      {trees}
      <Home />
      <circle className="hl-paper" cx="166" cy="46" r="22" />
      <circle className="hl-ink" cx="166" cy="46" r="19" />
      <path className="hl-ink" d="M161 39v14m10-14v14" />
    </>
  ),
  map: (
    <>
      {ground}
      <path className="hl-tone" d="m62 44 38-14 40 14 38-14v76l-38 14-40-14-38 14Z" />
      <path className="hl-ink" d="m62 44 38-14 40 14 38-14v76l-38 14-40-14-38 14Zm38-14v76m40-62v76" />
      <path className="hl-paper" d="M150 88s-16-16-16-28a16 16 0 0 1 32 0c0 12-16 28-16 28Z" />
      <path className="hl-ink" d="M150 88s-16-16-16-28a16 16 0 0 1 32 0c0 12-16 28-16 28Z" />
      <circle className="hl-ink" cx="150" cy="60" r="5" />
    </>
  ),
  document: (
    <>
      {ground}
      <path className="hl-tone" d="M82 24h56l22 22v74H82Z" />
      <path className="hl-ink" d="M138 24H82v96h78V46Zm0 0v22h22" />
      <path className="hl-ink hl-faint" d="M96 60h34M96 74h48M96 88h48" />
      <path className="hl-ink" d="M98 106c6-8 9-8 11 0s6 4 9-2 7-2 9 1" />
    </>
  ),
  identity: (
    <>
      {ground}
      <path className="hl-tone" d="M56 36h128v72H56Z" />
      <path
        className="hl-ink"
        d="M64 36h112a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z"
      />
      <circle className="hl-ink" cx="90" cy="64" r="10" />
      <path className="hl-ink" d="M72 94c2-11 8-15 18-15s16 4 18 15" />
      <path className="hl-ink hl-faint" d="M124 58h42M124 72h34M124 86h42" />
    </>
  ),
  phone: (
    <>
      {ground}
      <path className="hl-tone" d="M94 20h52v100H94Z" />
      <path
        className="hl-ink"
        d="M102 20h36a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Zm12 8h12"
      />
      <path className="hl-ink" d="M160 44c6 6 6 18 0 24m9-33c11 11 11 31 0 42M80 44c-6 6-6 18 0 24" />
    </>
  ),
};

/** A drawing by name; an unknown name shows the house. */
export function Sketch({ name }: { name: string }) {
  return Object.hasOwn(drawings, name) ? drawings[name] : drawings.house;
}
