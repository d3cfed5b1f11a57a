/** The stored applications of a flow that are under way, one after another. */
import type { World } from '../../platform/world/world.ts';

type Asked = { flow: string; org?: string | undefined };

const atOnce = 500;

/** Their uuids, in their own order: never more in memory than a round. */
export async function* underWay({ db }: World, { flow, org }: Asked): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('applications')
      .select('uuid')
      .where('flow_id', '=', flow)
      .where('active', '=', true)
      .$if(org !== undefined, (query) => query.where('org_code', '=', org ?? ''))
      .$if(last !== '', (query) => query.where('uuid', '>', last))
      .orderBy('uuid')
      .limit(atOnce)
      .execute();
    for (const { uuid } of rows) yield uuid;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.uuid ?? '';
  }
}
