/** A drawing that a page names: a scene, or a sketch. The scenes come with the blocks that show them, drawn at once. */
import { Drawing } from './drawing.tsx';
import { Picture } from './picture.tsx';
import { SCENES } from './scenes.tsx';

/** @param name of a scene or a sketch; an unknown name shows the house. */
export function Scene({ name }: { name: string }) {
  if (!Object.hasOwn(SCENES, name)) return <Picture name={name} />;
  return <Drawing box="0 0 480 400">{SCENES[name]}</Drawing>;
}
