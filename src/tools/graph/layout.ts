/** A drawing with every place in it, in pixels. */
import type { Arrow, Box } from './drawing.ts';
import type { TextBlock } from './text-block.ts';

export type Point = { x: number; y: number };
/** A box with the top left corner of its frame. */
export type PlacedBox = Box & Point & { width: number; height: number; text: TextBlock };
/** An arrow with its way and the middle of its label. */
export type PlacedArrow = Arrow & { points: Point[]; label: Point & { text: TextBlock } };
export type Layout = { width: number; height: number; boxes: PlacedBox[]; arrows: PlacedArrow[] };
