/** Why the framed page is shown, and which of its questions and blocks are. */
import { List, Stack, Text, Title } from '@mantine/core';
import type { Standing } from '../frame/standing.ts';

export function Why({ standing }: { standing: Standing | undefined }) {
  if (!standing) return <Text c="dimmed">The page has not said yet what it shows.</Text>;
  const whys = Object.entries(standing.whys);
  return (
    <Stack>
      <Title order={2} size="h4">
        Where this borrower stands
      </Title>
      <List size="sm" spacing="xs">
        {standing.lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {whys.length > 0 && (
        <>
          <Title order={3} size="h5">
            What on {standing.page} depends on a rule
          </Title>
          <List size="sm" spacing="xs">
            {whys.map(([name, why]) => (
              <List.Item key={name}>
                <code>{name}</code>: {why}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
