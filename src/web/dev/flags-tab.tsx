/** All decisions on flags and experiments with their variables, and another decision for this browser session. */

import type { Flag as Declared } from '../../types/site.ts';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { useStore } from '../platform/data/use-store.ts';
import { overrides as flagOverrides, overrideFlag } from '../platform/flags/flag-overrides.ts';
import { type Flag, useFlags } from '../platform/flags/flag-state.ts';

/** The server never learns of an override, and no exposure is reported for it. */
export function FlagsTab() {
  const { status, flags } = useFlags();
  const overrides = useStore(flagOverrides);
  const declared: Record<string, Declared> = useSupportCore().data?.site?.flags ?? {};
  const keys = [...new Set([...Object.keys(flags), ...Object.keys(overrides)])].toSorted();
  return (
    <>
      <p className="hl-dev-empty">
        {status === 'failed'
          ? 'The decisions did not come: the lender’s own toggles hold.'
          : 'As decided for this browser.'}
        {Object.keys(overrides).length > 0 && ' Some are set aside until this tab is closed.'}
      </p>
      <ul className="hl-dev-flags">
        {keys.map((key) => (
          <FlagRow
            key={key}
            name={key}
            flag={flags[key]}
            declared={declared[key]}
            isOverridden={Object.hasOwn(overrides, key)}
          />
        ))}
      </ul>
    </>
  );
}

type FlagRowProps = {
  name: string;
  flag: Flag | undefined;
  declared: Declared | undefined;
  isOverridden: boolean;
};

function FlagRow({ name, flag, declared, isOverridden }: FlagRowProps) {
  const variables = Object.entries(flag?.variables ?? {});
  const choices = ['decided', 'on', 'off', ...Object.keys(declared?.variants ?? {})];
  return (
    <li data-on={flag?.flagEnabled ?? false}>
      <div>
        <p className="hl-dev-name">
          <strong>{name}</strong> <span>{flag?.flagEnabled ? 'on' : 'off'}</span>
        </p>
        <p className="hl-dev-expects">{declared?.means ?? 'A toggle of this lender.'}</p>
        {variables.map(([key, value]) => (
          <code key={key}>{`${key} = ${value}`}</code>
        ))}
      </div>
      <select
        className="hl-input hl-dev-select"
        aria-label={`Decision on ${name}`}
        value={isOverridden ? chosenOf(flag) : 'decided'}
        onChange={({ target }) => overrideFlag(name, flagFor(target.value, declared))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'decided' ? 'as decided' : choice}
          </option>
        ))}
      </select>
    </li>
  );
}

function chosenOf(flag: Flag | undefined): string {
  if (!flag?.flagEnabled) return 'off';
  return flag.variables.variant ?? 'on';
}

function flagFor(choice: string, declared: Declared | undefined): Flag | undefined {
  if (choice === 'decided') return undefined;
  const variables = declared?.variables ?? {};
  if (choice === 'off' || choice === 'on') return { flagEnabled: choice === 'on', variables };
  const own = declared?.variants?.[choice]?.variables ?? {};
  return { flagEnabled: true, variables: { ...variables, ...own, variant: choice } };
}
