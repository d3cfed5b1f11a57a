/** Whether fingers point here: a field that has the cursor then brings a keyboard over half of what there is to read. */
export const isTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;
