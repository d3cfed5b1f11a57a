/** How to take a photo that is accepted the first time. Said before the photo, where it helps. */
import { IconBulb } from '@tabler/icons-react';

const DOCUMENT = ['Lay it flat on a dark surface', 'Show all four corners', 'No glare, flash or blur'];
const FACE = ['Look straight at the camera', 'Light in front of you, not behind', 'No hat and no sunglasses'];

/** Those for a document or, with the front camera, for a face. */
export function PhotoTips({ camera }: { camera: unknown }) {
  const lines = camera === 'user' ? FACE : camera === 'environment' ? DOCUMENT : [];
  if (lines.length === 0) return null;
  return (
    <ul className="hl-upload-tips" aria-label="Photo tips">
      {lines.map((line) => (
        <li key={line}>
          <IconBulb size={18} stroke={1.6} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
