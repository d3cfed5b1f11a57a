/** A house of two flat-roofed halves with a wall of glass. */
import { Around } from './around.tsx';

const pines = (
  <>
    <path className="hl-paper" d="m80 176 28 56H96l22 46H42l22-46H52Z" />
    <path className="hl-ink" d="m80 176 28 56H96l22 46H42l22-46H52Zm0 102v54" />
    <path className="hl-ink hl-faint" d="M80 200v58m0-30 10 12m-10 4-12 12" />
    <path className="hl-paper" d="m426 220 20 42h-9l15 34h-52l15-34h-9Z" />
    <path className="hl-ink" d="m426 220 20 42h-9l15 34h-52l15-34h-9Zm0 76v36" />
  </>
);

const halves = (
  <>
    <path className="hl-ink hl-faint" d="M352 104c-10-10 7-16-2-28" />
    <path className="hl-paper" d="M340 134v-24h22v24" />
    <path className="hl-ink" d="M340 134v-24h22v24" />
    <path className="hl-paper" d="M212 134h176v80H212Z" />
    <path className="hl-ink" d="M200 134h200v10H200Zm12 10v70m176-70v70" />
    <path className="hl-tone" d="M234 162h132v34H234z" />
    <path className="hl-ink hl-faint" d="M234 162h132v34H234zm44 0v34m44-34v34" />
    <path className="hl-paper" d="M124 224h236v108H124Z" />
    <path className="hl-ink" d="M106 214h268v10H106Zm18 10v108m236-108v108" />
  </>
);

const glass = (
  <>
    <path className="hl-glow" d="M142 242h112v90H142z" />
    <path className="hl-ink" d="M142 242h112v90H142zm56 0v90" />
    <path className="hl-paper" d="M214 242h24v22l-5 8h-14l-5-8Z" />
    <path className="hl-ink" d="M214 242v22l5 8h14l5-8v-22m-26 76h28" />
    <path
      className="hl-flame"
      d="M226 316c-10 0-13-7-11-14 2-5 6-8 6-15 6 4 8 8 7 13 2-1 3-3 3-6 6 6 8 10 6 15-2 5-5 7-11 7Z"
    />
    <path className="hl-ink hl-faint" d="M154 316h30m-26 0v16m22-16v16M154 316v-16h8v16" />
    <path className="hl-paper" d="M280 332v-86h36v86" />
    <path className="hl-ink" d="M280 332v-86h36v86m-42 0h48m-12-48v16" />
    <path className="hl-ink hl-faint" d="M332 246h14m-14 12h14m-14 12h14m-14 12h14" />
  </>
);

export const modern = (
  <Around trees={pines}>
    {halves}
    {glass}
  </Around>
);
