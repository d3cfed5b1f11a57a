/** A person's picture, or their initials where there is none or it does not load. */
import { useState } from 'react';

export function Avatar({ name, picture }: { name: string; picture: string | undefined }) {
  const [lost, setLost] = useState<string>();
  if (picture && picture !== lost && /^(\/|https:\/\/|data:image\/)/.test(picture)) {
    return (
      <img
        className="hl-avatar"
        src={picture}
        alt=""
        width={48}
        height={48}
        onError={() => setLost(picture)}
      />
    );
  }
  return (
    <span className="hl-avatar" aria-hidden translate="no">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const letters = name.split(/\s+/).map((word) => word[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
