/** The product itself in a frame: the chosen page, for a lender, a language and a sample borrower, as wide as a phone or a screen. */
import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FlowBrief, LenderBrief } from '../calls/calls.ts';
import { useSaved } from '../calls/use-house.ts';
import { type Standing, tellFrame, useStanding } from './standing.ts';

export type PreviewProps = {
  flow: FlowBrief;
  page: string;
  lender: string;
  lenders: readonly LenderBrief[];
  standing: Standing | undefined;
  onLender(code: string): void;
  onStanding(standing: Standing): void;
};

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export function Preview({ flow, page, lender, lenders, standing, onLender, onStanding }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState('375');
  const stage = useElementSize();
  const scale = { '--st-scale': Math.min(1, stage.width / 1280) } as React.CSSProperties;
  // An application belongs to a lender.
  const [begun, setBegun] = useState<Record<string, string>>({});
  const uuid = begun[lender];
  useStanding(
    () => frame.current?.contentWindow,
    (next) => {
      if (next.uuid || next.failed) setBeginning(false);
      if (next.uuid) setBegun({ ...begun, [next.org]: next.uuid });
      onStanding(next);
    },
  );
  // What was not there when it was opened may be now: a new page, a new lender.
  const [opened, setOpened] = useState(0);
  useSaved(() => {
    if (standing?.org !== lender || standing.page !== page) setOpened(opened + 1);
  });
  const [beginning, setBeginning] = useState(false);
  // A frame that loads again meanwhile has forgotten the wish: it may be said once more.
  useEffect(() => {
    if (!beginning) return;
    const forgotten = setTimeout(() => setBeginning(false), 60_000);
    return () => clearTimeout(forgotten);
  }, [beginning]);
  const begin = (persona: string) => {
    setBeginning(true);
    tellFrame(frame.current?.contentWindow, { hearthline: 'start', persona });
  };
  const address = addressOf(flow, page, { uuid, lender });
  const needsBorrower = flow.basePath.includes('{uuid}') && !uuid;
  return (
    <Stack gap="xs" h="100%">
      <Group gap="xs" align="end">
        <Select
          label="Lender"
          size="xs"
          data={lenders.map(({ code, name }) => ({ value: code, label: name }))}
          value={lender}
          searchable
          allowDeselect={false}
          onChange={(code) => code && onLender(code)}
        />
        <Select
          label="Borrower"
          size="xs"
          placeholder={beginning ? 'Registering …' : uuid ? 'Another one' : 'Begin as …'}
          disabled={beginning}
          data={
            standing?.personas.map(({ key, expects }) => ({ value: key, label: `${key}: ${expects}` })) ?? []
          }
          value={null}
          searchable
          comboboxProps={{ width: 360, position: 'bottom-start' }}
          onChange={(persona) => persona && begin(persona)}
        />
        {(standing?.languages.length ?? 0) > 1 && (
          <Select
            label="Language"
            size="xs"
            w={120}
            data={standing?.languages.map(({ tag, name }) => ({ value: tag, label: name })) ?? []}
            value={standing?.language ?? null}
            allowDeselect={false}
            onChange={(tag) =>
              tag && tellFrame(frame.current?.contentWindow, { hearthline: 'language', tag })
            }
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label="Width"
          data={[
            { value: '375', label: '375 px' },
            { value: '1280', label: '1280 px' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <Button
          component="a"
          href={address}
          target="_blank"
          size="xs"
          variant="subtle"
          leftSection={<IconExternalLink size={14} />}
        >
          Open
        </Button>
      </Group>
      {needsBorrower && (
        <Group gap="xs">
          <Text size="sm">This page belongs to an application.</Text>
          <Button
            size="xs"
            disabled={!standing?.personas.length}
            loading={beginning}
            onClick={() => begin(standing?.personas[0]?.key ?? '')}
          >
            Begin one as a sample borrower
          </Button>
        </Group>
      )}
      {standing?.failed && (
        <Text size="sm" c="red">
          {standing.failed}
        </Text>
      )}
      <div ref={stage.ref} className="st-stage" data-width={width} style={scale}>
        <iframe key={opened} ref={frame} title="The page" src={address} className="st-frame" />
      </div>
    </Stack>
  );
}

function addressOf(
  flow: FlowBrief,
  page: string,
  { uuid, lender }: { uuid: string | undefined; lender: string },
): string {
  if (flow.basePath.includes('{uuid}') && !uuid) return `${base}?org=${lender}`;
  const path = `${base}${flow.basePath.replace('{uuid}', uuid ?? '')}`;
  const query = new URLSearchParams({ ...(flow.asksByStep && { step: page }), preview: '1', org: lender });
  return `${path}${flow.asksByStep ? '' : `/${page}`}?${query}`;
}
