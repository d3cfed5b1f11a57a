/** What the edits since the last commit do to people under way, as `flow rehearse` says it. */
import { Alert, Code, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** '' while nothing differs for anyone. */
export function useRehearsal(): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const hear = ({ rehearsal }: { rehearsal: string }) => setSaid(rehearsal);
    import.meta.hot?.on('hearthline:rehearsal', hear);
    import.meta.hot?.send('hearthline:rehearsal-asked');
    return () => import.meta.hot?.off?.('hearthline:rehearsal', hear);
  }, []);
  return said;
}

export function Rehearsal({ said }: { said: string }) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Sample borrowers are led through the product as it was at the last commit, and with your changes. Some
        seconds after a save, this says what differs for them.
      </Text>
      {said ? (
        <Code block className="st-said">
          {said}
        </Code>
      ) : (
        <Alert color="teal" title="Nothing differs">
          Your changes lead no one under way elsewhere.
        </Alert>
      )}
    </Stack>
  );
}
