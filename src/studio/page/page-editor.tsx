/** A page as its author works on it: its words, its blocks and its questions, in the order of the screen. */
import { Alert, Badge, Button, Card, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readClaim, sentence } from '../book/claim.ts';
import type { BlockBrief, EntityBrief, FlowBrief, PageSheet } from '../calls/calls.ts';
import { usePage } from '../calls/use-house.ts';
import type { Standing } from '../frame/standing.ts';
import { capital } from '../parts/capital.ts';
import { WordsField } from '../parts/words-field.tsx';
import { AddQuestion } from './add-question.tsx';
import { FieldCard } from './field-card.tsx';
import { JsonEditor } from './json-editor.tsx';

export type PageEditorProps = {
  flow: FlowBrief;
  entities: readonly EntityBrief[];
  page: string;
  /** The lender whose borrowers read it. */
  org: string;
  /** What the frame shows, where it shows this page. */
  standing: Standing | undefined;
  view: 'form' | 'json';
};

export function PageEditor({ flow, entities, page, org, standing, view }: PageEditorProps) {
  const { data: sheet, error } = usePage(flow.id, page, org);
  const [isAdding, setAdding] = useState(false);
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!sheet || sheet.id !== page) return <Loader aria-label="Loading" />;
  if (view === 'json') return <JsonEditor key={sheet.file} sheet={sheet} />;
  const { file, seen, title, lead, blocks, fields } = sheet;
  const loose = fields.filter(({ block }) => block === undefined);
  const shared = { sheet, rules: flow.rules, entities };
  return (
    <Stack key={sheet.file}>
      {!sheet.isOurs && (
        <Alert>
          What you write here is read by this lender's borrowers alone. Questions and their order are those of
          all lenders: choose our own lender to change them.
        </Alert>
      )}
      {sheet.isExtended && (
        <Alert color="orange">
          This page says only how it differs from another one; what is shared changes there too.
        </Alert>
      )}
      <Card withBorder>
        <Stack gap="xs">
          <WordsField label="Title" place={`${file}#/title`} text={title} seen={seen} />
          <WordsField
            label="Lead"
            note="One or two plain sentences."
            place={`${file}#/lead`}
            text={lead}
            seen={seen}
            optional
          />
        </Stack>
      </Card>
      {blocks.map((block) => (
        <Block key={`${block.index} ${block.id}`} block={block} {...shared}>
          {fields
            .filter((field) => field.block === block.index)
            .map((field) => (
              <FieldCard key={field.name} {...shared} field={field} why={standing?.whys[field.name]} />
            ))}
        </Block>
      ))}
      {loose.map((field) => (
        <FieldCard key={field.name} {...shared} field={field} why={standing?.whys[field.name]} />
      ))}
      {sheet.isOurs && (
        <Group>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
            Add a question
          </Button>
        </Group>
      )}
      {isAdding && (
        <AddQuestion sheet={sheet} flow={flow} entities={entities} onClose={() => setAdding(false)} />
      )}
    </Stack>
  );
}

type BlockProps = {
  block: BlockBrief;
  sheet: PageSheet;
  rules: FlowBrief['rules'];
  children: React.ReactNode;
};

function Block({ block, sheet, rules, children }: BlockProps) {
  const claim = readClaim(block.when);
  return (
    <Card withBorder bg="gray.0">
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={3} size="sm">
            {names[block.block] ?? block.block}
          </Title>
          {block.sharedFrom && (
            <Badge variant="light" color="orange" title={`Written in ${block.sharedFrom}`}>
              Shared
            </Badge>
          )}
        </Group>
        {claim && (
          <Text size="sm" c="dimmed">
            Shown where: {sentence(claim, rules)}
          </Text>
        )}
        {block.words.map(({ pointer, label, text }) => (
          <WordsField
            key={pointer}
            label={capital(label)}
            place={`${sheet.file}#${pointer}`}
            text={text}
            seen={sheet.seen}
          />
        ))}
        {children}
      </Stack>
    </Card>
  );
}

const names: Record<string, string> = {
  form: 'Questions',
  alert: 'Notice',
  text: 'Text',
  list: 'List',
  heading: 'Heading',
};
