/** Whether a JPEG's mark has no segment behind it: fill, a stuffed zero, a restart, a start. */

export const isBare = (marker: number): boolean =>
  marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
