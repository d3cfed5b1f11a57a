/** What a picture is made of, before anything has a place on paper. */

/** How a box is colored; the legend says what each means. */
export type Kind = 'first' | 'way' | 'beside' | 'unreached' | 'page' | 'source';

/** What became of a box or an arrow since an earlier content. */
export type Mark = 'new' | 'changed' | 'gone';

/** `of`: what the box stands for, where that is more than its words. */
export type Box = { id: string; kind: Kind; heading: string; lines: string[]; of?: unknown; mark?: Mark };
/** An arrow with its name and the sentence of its rule. */
export type Arrow = { from: string; to: string; name: string; means: string; mark?: Mark };

export type Drawing = {
  title: string;
  /** One sentence for those who cannot see the picture. */
  about: string;
  /** Top to bottom, or left to right. */
  direction: 'TB' | 'LR';
  legend: Array<{ kind: Kind | Mark; means: string }>;
  boxes: Box[];
  arrows: Arrow[];
};
