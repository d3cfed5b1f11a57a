/** Why nothing was saved, each with its place. */
import { Alert, List } from '@mantine/core';
import type { Fault } from '../calls/calls.ts';

export type FaultsProps = {
  faults: readonly Fault[];
  /** What was not done, where that is more than a save. */
  title?: string;
};

export function Faults({ faults, title = 'Not saved yet' }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <Alert color="red" title={title} role="alert">
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
