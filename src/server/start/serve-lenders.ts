/** Which lenders are in service: recorded, reported where one is not, and looked at again until it is. */
import type { FastifyInstance } from 'fastify';
import type { LendersBefore } from '../../content/lenders-before.ts';
import type { LoadedContent } from '../../content/read-content.ts';
import { issueLine } from '../../engine/issues/issue.ts';
import type { World } from '../platform/world/world.ts';
import { keepMending } from './keep-mending.ts';
import { sayOutOfService } from './say-out-of-service.ts';

/** @param given root: the folder that the content was read from. before: what the last start recorded */
export function serveLenders(
  app: FastifyInstance,
  world: World,
  { root, loaded, before }: { root: string; loaded: LoadedContent; before: LendersBefore },
): void {
  const { content } = loaded;
  const keep = () => before.keep(loaded.tree, Object.values(content.orgs));
  const tell = (code: string) => {
    const { issues } = content.outOfService[code] ?? {};
    if (issues) app.log.error({ lender: code, issues: issues.map(issueLine) }, 'lender out of service');
    else app.log.info({ lender: code }, 'lender in service again');
  };
  Object.keys(content.outOfService).forEach(tell);
  process.stderr.write(sayOutOfService(content));
  keep();
  const onLooked = (code: string) => {
    tell(code);
    // Runs what its jobs could not do meanwhile.
    void world.queue.revive().catch((err) => app.log.error({ err }, 'background work failed'));
    keep();
  };
  keepMending({ root, loaded, before, onLooked });
}
