/** Why nothing was saved, each with its place. */
import { Alert, List } from '@mantine/core';
import type { Fault } from '../calls/calls.ts';

export function Faults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <Alert color="red" title="Not saved yet" role="alert">
      <List size="sm" listStyleType="none">
        {faults.map(({ place, message }) => (
          <List.Item key={`${place} ${message}`}>
            {message}
            {place && <code className="st-place">{place}</code>}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
