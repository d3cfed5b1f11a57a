/** The whole studio: pages at the left, the one that is edited, and the product itself beside it. */
import {
  Alert,
  AppShell,
  Badge,
  Burger,
  Button,
  Group,
  Loader,
  ScrollArea,
  Select,
  Tabs,
  Text,
} from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ask } from './calls/ask.ts';
import type { FlowBrief, House } from './calls/calls.ts';
import { useHouse, usePage, useRefresh, useSaved, useWithoutOverlay } from './calls/use-house.ts';
import { useIsSaving, useSave } from './calls/use-save.ts';
import { Graph } from './changes/graph.tsx';
import { Rehearsal, useRehearsal } from './changes/rehearsal.tsx';
import { Why } from './changes/why.tsx';
import { Preview } from './frame/preview.tsx';
import type { Standing } from './frame/standing.ts';
import { Look } from './lenders/look.tsx';
import { NewLender } from './lenders/new-lender.tsx';
import { AddPage } from './page/add-page.tsx';
import { PageEditor } from './page/page-editor.tsx';
import { PageList } from './page-list.tsx';
import { Faults } from './parts/faults.tsx';
import { type Chosen, useChosen } from './use-chosen.ts';

export function Studio() {
  const { data: house, error } = useHouse();
  useSaved(useRefresh());
  useWithoutOverlay();
  if (error && !house) return <Alert color="red">{error.message}</Alert>;
  return house ? <OpenStudio house={house} /> : <Loader aria-label="Loading" m="xl" />;
}

function OpenStudio({ house }: { house: House }) {
  const [wanted, choose] = useChosen();
  const [standing, setStanding] = useState<Standing>();
  const [isListed, setListed] = useState(false);
  const [isAdding, setAdding] = useState<'page' | 'lender'>();
  const rehearsal = useRehearsal();
  const flow = chosenFlow(house, wanted.flow);
  const chosen = { ...wanted, org: wanted.org || house.ours, flow: flow?.id ?? '' };
  const page = chosen.page || flow?.pages[0]?.id || '';
  const { data: sheet } = usePage(flow?.id ?? '', page, house.ours);
  if (!flow) return null;
  const here = standing?.page === page && standing.flow === flow.id ? standing : undefined;
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 260, breakpoint: 'lg', collapsed: { mobile: !isListed } }}
      padding={0}
    >
      <AppShell.Header px="md">
        <Bar house={house} chosen={chosen} onChoose={choose}>
          <Burger
            hiddenFrom="lg"
            size="sm"
            aria-label="Pages"
            opened={isListed}
            onClick={() => setListed(!isListed)}
          />
        </Bar>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        <PageList
          flow={flow}
          page={page}
          onPage={(id) => {
            choose({ page: id });
            setListed(false);
          }}
          onAdd={() => setAdding('page')}
        />
      </AppShell.Navbar>
      <AppShell.Main className="st-main">
        <Tabs
          value={chosen.view}
          onChange={(view) => view && choose({ view })}
          className="st-work"
          keepMounted={false}
        >
          <Tabs.List>
            <Tabs.Tab value="form">Page</Tabs.Tab>
            <Tabs.Tab value="json">JSON</Tabs.Tab>
            <Tabs.Tab value="why">Why</Tabs.Tab>
            <Tabs.Tab value="lender">Lender</Tabs.Tab>
            <Tabs.Tab value="graph">Picture</Tabs.Tab>
            <Tabs.Tab
              value="changes"
              rightSection={
                rehearsal && <Badge size="xs" color="orange" circle aria-label="Something differs" />
              }
            >
              What changes
            </Tabs.Tab>
          </Tabs.List>
          <ScrollArea className="st-panel" type="auto">
            {(chosen.view === 'form' || chosen.view === 'json') && (
              <PageEditor
                flow={flow}
                entities={house.entities}
                page={page}
                org={chosen.org}
                standing={here}
                view={chosen.view}
              />
            )}
            {chosen.view === 'why' && <Why standing={standing} />}
            {chosen.view === 'lender' && (
              <>
                <Look code={chosen.org} />
                <Button
                  mt="md"
                  variant="light"
                  leftSection={<IconPlus size={16} />}
                  onClick={() => setAdding('lender')}
                >
                  Add a lender
                </Button>
              </>
            )}
            {chosen.view === 'graph' && (
              <Graph
                flow={flow.id}
                org={chosen.org}
                pages={flow.pages.map(({ id }) => id)}
                onPage={(id) => choose({ page: id, view: 'form' })}
              />
            )}
            {chosen.view === 'changes' && <Rehearsal said={rehearsal} />}
          </ScrollArea>
        </Tabs>
        <section className="st-side" aria-label="The page as it is drawn">
          <Preview
            flow={flow}
            page={page}
            lender={chosen.org}
            lenders={house.lenders}
            standing={standing}
            onLender={(org) => choose({ org })}
            onStanding={setStanding}
          />
        </section>
      </AppShell.Main>
      {isAdding === 'page' && sheet && (
        <AddPage
          flow={flow}
          entities={house.entities}
          seen={sheet.seen}
          onClose={() => setAdding(undefined)}
          onMade={(id) => choose({ page: id, view: 'form' })}
        />
      )}
      {isAdding === 'lender' && (
        <NewLender onClose={() => setAdding(undefined)} onMade={(org) => choose({ org, view: 'lender' })} />
      )}
    </AppShell>
  );
}

function chosenFlow({ flows }: House, id: string): FlowBrief | undefined {
  return flows.find((flow) => flow.id === id) ?? flows.find(({ asksByStep }) => asksByStep) ?? flows[0];
}

type BarProps = {
  house: House;
  chosen: Chosen;
  onChoose(change: Partial<Chosen>): void;
  children: React.ReactNode;
};

function Bar({ house, chosen, onChoose, children }: BarProps) {
  const { run, faults, busy } = useSave();
  const [last] = house.undo;
  const isSaving = useIsSaving();
  return (
    <Group h="100%" gap="md" wrap="nowrap">
      {children}
      <Text component="h1" fw={700} size="md" visibleFrom="xs">
        Studio
      </Text>
      <Select
        aria-label="Flow"
        data={house.flows.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen.flow}
        allowDeselect={false}
        onChange={(flow) => flow && onChoose({ flow, page: '' })}
      />
      <Faults faults={faults} />
      <Group ml="auto" gap="sm" wrap="nowrap">
        <Text size="sm" c="dimmed" truncate maw={420} visibleFrom="md" aria-live="polite">
          {isSaving ? 'Saving …' : last ? `Saved: ${last}` : 'Every change is saved into the files at once.'}
        </Text>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={!last}
          loading={busy}
          onClick={() => void run(() => ask('undo', {}))}
        >
          Undo
        </Button>
      </Group>
    </Group>
  );
}
