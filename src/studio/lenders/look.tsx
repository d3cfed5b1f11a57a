/** A lender's look: its colors, letters, corners and logo, saved as they are chosen and seen in the frame. */
import { Alert, Button, Card, FileButton, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Edit, LenderSheet } from '../calls/calls.ts';
import { useLender } from '../calls/use-house.ts';
import { useSave } from '../calls/use-save.ts';
import { ColorField } from '../parts/color-field.tsx';
import { Faults } from '../parts/faults.tsx';

export function Look({ code }: { code: string }) {
  const { data: sheet, error } = useLender(code);
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!sheet || sheet.code !== code) return <Loader aria-label="Loading" />;
  return <LookOf key={code} sheet={sheet} />;
}

function LookOf({ sheet }: { sheet: LenderSheet }) {
  const { save, faults, busy } = useSave();
  const { code, name, file, theme, choices, seen, logo } = sheet;
  const set = (key: string, value: string | null) => {
    if ((theme[key] ?? null) === value) return;
    const place = `${file}#/theme/${key}`;
    const edit: Edit = value ? { do: 'set', place, value } : { do: 'remove', place };
    void save(`${name}: ${key} ${value ?? 'as usual'}`, [edit], seen);
  };
  const replace = async (picked: File | null) => {
    if (!picked) return;
    const value = await picked.text();
    void save(`${name}: logo`, [{ do: 'text', place: `orgs/${code}/logo.svg`, value }], seen);
  };
  return (
    <Card withBorder aria-busy={busy}>
      <Stack>
        <Text fw={600}>{name}</Text>
        <Group grow>
          <Color
            label="First color"
            value={theme.primary ?? ''}
            onChoose={(value) => set('primary', value)}
          />
          <Color
            label="Second color"
            value={theme.secondary ?? ''}
            onChoose={(value) => set('secondary', value || null)}
          />
        </Group>
        {Object.entries(choices).map(([key, values]) => (
          <Select
            key={key}
            label={labels[key] ?? key}
            placeholder="As usual"
            data={values}
            value={theme[key] ?? null}
            clearable
            onChange={(value) => set(key, value)}
          />
        ))}
        <Group>
          <img
            alt={`The logo of ${name}`}
            height={40}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(logo)}`}
          />
          <FileButton accept="image/svg+xml" onChange={(picked) => void replace(picked)}>
            {(props) => (
              <Button {...props} variant="light">
                Replace the logo (SVG)
              </Button>
            )}
          </FileButton>
        </Group>
        <Faults faults={faults} />
      </Stack>
    </Card>
  );
}

const labels: Record<string, string> = {
  loader: 'How the logo moves while something loads',
  radius: 'Corners',
  density: 'Density',
  drawings: 'House in the drawings',
  scheme: 'Dark at night',
  font: 'Letters',
};

type ColorProps = { label: string; value: string; onChoose(value: string): void };

// Saved when the choosing ends, not at each shade on the way.
function Color({ label, value, onChoose }: ColorProps) {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return <ColorField label={label} value={shown} onChange={setShown} onEnd={() => onChoose(shown)} />;
}
