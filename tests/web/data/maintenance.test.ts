/** Which routes maintenance closes, and in which words. */
/** Covers src/web/platform/data/maintenance.ts. */
import { describe, expect, test } from 'vitest';
import { maintenanceAt } from '../../../src/web/platform/data/maintenance.ts';

describe('[ACC-M1][ACC-M2][ACC-X66] maintenance', () => {
  const site = { flag: 'down', title: 'Scheduled Maintenance', message: 'Please check back shortly.' };
  const flag = (variables: Record<string, unknown>) => ({ down: { flagEnabled: true, variables } });

  test('closes the listed routes and no others', () => {
    const flags = flag({ routes: '["/register", "/dashboard*"]' });
    expect(maintenanceAt('/register/', site, flags)).toMatchObject({ title: 'Scheduled Maintenance' });
    expect(maintenanceAt('/dashboard/settings', site, flags)).toBeDefined();
    expect(maintenanceAt('/contact', site, flags)).toBeUndefined();
  });

  test('the flag may bring its own words', () => {
    const flags = flag({
      routes: ['/x'],
      pageTitle: 'Back at noon',
      message: 'Soon.',
      shouldShowDashboardLink: false,
    });
    expect(maintenanceAt('/x', site, flags)).toEqual({
      title: 'Back at noon',
      message: 'Soon.',
      showsDashboardLink: false,
    });
  });

  test.each([{}, { down: true }, { down: '{' }, flag({ routes: '[' }), { down: { flagEnabled: false } }])(
    '%j closes nothing',
    (flags) => expect(maintenanceAt('/x', site, flags)).toBeUndefined(),
  );
});
