/** Three houses wall to wall in town, one with its light on. */
import { Around } from './around.tsx';

const lamps = (
  <>
    <path className="hl-ink" d="M74 332V214m0 0c0-10 6-14 14-14m-8 132H68" />
    <path className="hl-glow" d="m84 200 8 0 5 18H79Z" />
    <path className="hl-ink" d="m84 200 8 0 5 18H79Z" />
    <path className="hl-paper" d="M416 314c-15 0-23-12-23-27s10-30 23-30 23 15 23 30-8 27-23 27Z" />
    <path className="hl-ink" d="M416 314c-15 0-23-12-23-27s10-30 23-30 23 15 23 30-8 27-23 27Zm0-32v50" />
    <path className="hl-ink hl-faint" d="m416 298 9-9m-9-2-9-8" />
  </>
);

const houses = (
  <>
    <path className="hl-paper" d="M118 332V168h84v164Z" />
    <path className="hl-ink" d="M118 332V168h84m-92 0h92m-88-10h80" />
    <path
      className="hl-ink hl-faint"
      d="M134 190h20v34h-20zm32 0h20v34h-20zM134 246h20v34h-20zm32 0h20v34h-20zm-32 17h20m12 0h20m-52-56h20m12 0h20"
    />
    <path className="hl-paper" d="M202 332V132h14v-14h14v-14h44v14h14v14h14v200Z" />
    <path className="hl-ink" d="M202 332V132h14v-14h14v-14h44v14h14v14h14v200" />
    <circle className="hl-ink" cx="252" cy="142" r="12" />
    <path className="hl-ink hl-faint" d="M252 130v24m-12-12h24" />
    <path className="hl-ink hl-faint" d="M220 172h22v32h-22zm42 0h22v32h-22zm-42 16h22m20 0h22" />
    <path className="hl-paper" d="M302 332V186h72v146Z" />
    <path className="hl-ink" d="M302 186h72v146m-78-146h86m-82-9h78M318 177v-30h16v30" />
    <path className="hl-ink hl-faint" d="M326 140c-8-9 6-14-1-24" />
    <path className="hl-ink hl-faint" d="M316 206h18v30h-18zm28 0h18v30h-18zm-28 15h18m10 0h18" />
  </>
);

const home = (
  <>
    <path className="hl-glow" d="M214 226h44l8 14v52h-60v-52Z" />
    <path className="hl-ink" d="M214 226h44l8 14v52h-60v-52Zm-8 14h60m-66 52h72" />
    <path
      className="hl-flame"
      d="M236 286c-12 0-16-8-13-17 2-6 7-9 8-18 7 5 9 10 8 16 3-2 4-4 4-7 6 6 9 12 6 18-2 6-6 8-13 8Z"
    />
    <path className="hl-paper" d="M274 332v-64a11 11 0 0 1 22 0v64Z" />
    <path className="hl-ink" d="M274 332v-64a11 11 0 0 1 22 0v64m-28 0h34" />
    <path className="hl-paper" d="M322 332v-66h32v66Z" />
    <path className="hl-ink" d="M322 332v-66h32v66m-38 0h44m-38-56h32m-8 30h.500" />
    <path className="hl-ink hl-faint" d="M144 332v-34h32v34m-16-34v34" />
  </>
);

export const rowhouse = (
  <Around trees={lamps}>
    {houses}
    {home}
  </Around>
);
