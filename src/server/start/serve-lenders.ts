/** Which lenders are in service: recorded, reported where one is not, and looked at again until it is. */
import type { FastifyInstance } from 'fastify';
import { admitLender } from '../../content/admit-lender.ts';
import type { LendersBefore } from '../../content/lenders-before.ts';
import type { LoadedContent } from '../../content/read-content.ts';
import { issueLine } from '../../engine/issues/issue.ts';
import type { World } from '../platform/world/world.ts';
import { keepMending } from './keep-mending.ts';
import { sayOutOfService } from './say-out-of-service.ts';
import { takeApprovals } from './take-approvals.ts';

type Given = {
  /** The folder that the content was read from. */
  root: string;
  loaded: LoadedContent;
  /** What the last start recorded. */
  before: LendersBefore;
  report(error: unknown): void;
};

/** Resolves when every lender is in service that was approved, at the desk too. */
export async function serveLenders(
  app: FastifyInstance,
  world: World,
  { root, loaded, before, report }: Given,
): Promise<void> {
  const { content } = loaded;
  const keep = () => before.keep(loaded.tree, Object.values(content.orgs));
  const tell = (code: string) => {
    const { issues } = content.outOfService[code] ?? {};
    if (issues) app.log.error({ lender: code, issues: issues.map(issueLine) }, 'lender out of service');
    else app.log.info({ lender: code }, 'lender in service again');
  };
  const onLooked = (code: string) => {
    tell(code);
    // Runs what its jobs could not do meanwhile.
    void world.queue.revive().catch((err) => app.log.error({ err }, 'background work failed'));
    keep();
  };
  world.lenders = { loaded, admit: (code) => void admitLender(loaded, code) };
  await takeApprovals(world, report);
  // What was approved at the desk before this start was never out of service.
  world.lenders.admit = (code) => {
    if (admitLender(loaded, code)) onLooked(code);
  };
  Object.keys(content.outOfService).forEach(tell);
  process.stderr.write(sayOutOfService(content));
  keep();
  keepMending({ root, loaded, before, onLooked });
}
