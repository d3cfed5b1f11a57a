/** What a change amounts to; `fixed` may never be changed. */
export type Change = 'text' | 'order' | 'visibility' | 'limits' | 'fixed';
