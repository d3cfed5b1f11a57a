/** The machine and the pages as pictures, with what the edit changes marked; a press on a page opens it. */
import { Alert, Loader, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { usePictures } from '../calls/use-house.ts';

export type GraphProps = { flow: string; org: string; pages: readonly string[]; onPage(id: string): void };

export function Graph({ flow, org, pages, onPage }: GraphProps) {
  const { data, error } = usePictures({ flow, org });
  const [name, setName] = useState<string>();
  if (error) return <Alert color="red">{error.message}</Alert>;
  const shown = data?.find((one) => one.name === name) ?? data?.[0];
  if (!data || !shown) return <Loader aria-label="Drawing" />;
  const open = ({ target }: React.MouseEvent) => {
    const words = (target as Element).closest('text')?.textContent ?? '';
    const page = pages.toSorted((one, other) => other.length - one.length).find((id) => words.startsWith(id));
    if (page) onPage(page);
  };
  return (
    <Stack>
      <SegmentedControl
        aria-label="Picture"
        data={data.map((one) => ({ value: one.name, label: labels[one.name] ?? one.name }))}
        value={shown.name}
        onChange={setName}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the list at the left opens pages by keyboard. */}
      <div
        className="st-picture"
        onClick={open}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, whose words are escaped (src/tools/graph/to-svg.ts).
        dangerouslySetInnerHTML={{ __html: shown.svg }}
      />
    </Stack>
  );
}

const labels: Record<string, string> = { machine: 'Journey', pages: 'Pages' };
