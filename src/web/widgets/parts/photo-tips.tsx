/** How to take a photo that is accepted the first time. Said before the photo, where it helps. */

import { IconBulb } from '@tabler/icons-react';
import { say } from '../../platform/data/say.ts';

const DOCUMENT = ['file-upload.flat', 'file-upload.corners', 'file-upload.noGlare'] as const;
const FACE = ['file-upload.look', 'file-upload.light', 'file-upload.noHat'] as const;

/** Those for a document or, with the front camera, for a face. */
export function PhotoTips({ camera }: { camera: unknown }) {
  const lines = camera === 'user' ? FACE : camera === 'environment' ? DOCUMENT : [];
  if (lines.length === 0) return null;
  return (
    <ul className="hl-upload-tips" aria-label={say('file-upload.tips')}>
      {lines.map((line) => (
        <li key={line}>
          <IconBulb size={18} stroke={1.6} aria-hidden="true" />
          {say(line)}
        </li>
      ))}
    </ul>
  );
}
