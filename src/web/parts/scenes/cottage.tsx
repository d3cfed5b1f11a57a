/** A cottage with a hearth: the scene of lenders that choose no other. */
import { Around } from './around.tsx';

const trees = (
  <>
    <path className="hl-paper" d="M88 302c-23 0-36-21-36-47s16-51 36-51 36 25 36 51-13 47-36 47Z" />
    <path className="hl-ink" d="M88 302c-23 0-36-21-36-47s16-51 36-51 36 25 36 51-13 47-36 47Zm0-56v86" />
    <path className="hl-ink hl-faint" d="m88 268 15-14m-15 32-16-15" />
    <path className="hl-paper" d="M412 308c-17 0-26-15-26-34s12-37 26-37 26 18 26 37-9 34-26 34Z" />
    <path className="hl-ink" d="M412 308c-17 0-26-15-26-34s12-37 26-37 26 18 26 37-9 34-26 34Zm0-40v64" />
    <path className="hl-ink hl-faint" d="m412 290 11-10m-11-4-10-9" />
  </>
);

const walls = (
  <>
    <path className="hl-ink hl-faint" d="M327 96c-12-12 9-20-2-34-9-12 8-18 2-30" />
    <path className="hl-paper" d="M312 176v-66h28v88" />
    <path className="hl-ink" d="M312 148v-38h28v61m-34-61h40" />
    <path className="hl-paper" d="M152 332V192l98-82 98 82v140Z" />
    <path className="hl-ink" d="M152 192v140m196-140v140M130 210l120-101 120 101" />
    <path className="hl-ink hl-faint" d="m150 212 100-84 100 84" />
    <circle className="hl-ink" cx="250" cy="172" r="14" />
    <path className="hl-ink hl-faint" d="M250 158v28m-14-14h28" />
  </>
);

const hearth = (
  <>
    <path className="hl-glow" d="M174 224h90v78h-90z" />
    <path className="hl-ink" d="M174 224h90v78h-90Zm-8 86h106" />
    <path className="hl-paper" d="M190 302v-38a29 29 0 0 1 58 0v38Z" />
    <path className="hl-ink" d="M190 302v-38a29 29 0 0 1 58 0v38m-50-8h42" />
    <path
      className="hl-flame"
      d="M219 294c-13 0-17-9-14-18 2-6 7-10 8-19 8 5 10 11 9 17 3-2 4-5 4-8 7 7 10 14 7 20-2 6-7 8-14 8Z"
    />
    <path className="hl-paper" d="M290 332v-84h38v84" />
    <path className="hl-ink" d="M290 332v-84h38v84m-44 0h50m-40-74h30v26h-30Zm24 40h.500" />
  </>
);

export const cottage = (
  <Around trees={trees}>
    {walls}
    {hearth}
  </Around>
);
