/** How to take a photo that is accepted the first time. Said before the photo, where it helps. */
import { IconBulb } from '@tabler/icons-react';

const DOCUMENT = [
  'Lay it flat on a dark surface',
  'Show all four corners',
  'No glare, no flash, nothing blurred',
];
const FACE = [
  'Look straight at the camera',
  'Light from the front, not from behind',
  'No hat and no sunglasses',
];

/** `tips` of the page, else those for a document or, with the front camera, for a face. */
export function PhotoTips({ camera, tips }: { camera: unknown; tips: string[] }) {
  const lines = tips.length ? tips : camera === 'user' ? FACE : camera === 'environment' ? DOCUMENT : [];
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
