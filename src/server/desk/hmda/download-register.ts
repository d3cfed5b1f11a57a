/**
 * The bureau's file of a lender's register of a period: the transmittal sheet, then the rows. Each application's trail notes
 * that its row was given out.
 */
import { lendersOfDesk, type Reviewer } from '../../auth/may-review.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { World } from '../../platform/world/world.ts';
import { inApplication } from '../../standing/in-application.ts';
import { ownFile, ownFiles } from '../own-file.ts';
import { type Days, daysToFile } from './days-to-file.ts';
import { mayFile } from './may-file.ts';
import { registerFileName } from './register-file-name.ts';
import { registerFiles } from './register-files.ts';
import { registerOf } from './register-of.ts';

type Asked = Partial<Days> & { org: string };
type RegisterFile = { name: string; bytes: Buffer };

/** 403 for a reviewer who may not file, 404 for a lender of another desk, 409 for one whose own application is in it. */
export async function downloadRegister(
  world: World,
  reviewer: Reviewer,
  { org, ...asked }: Asked,
): Promise<RegisterFile> {
  const { from, to } = daysToFile(world, asked);
  if (!(await mayFile(world, reviewer))) throw new Refusal(403, [says('desk.mayNotFile')]);
  if (!lendersOfDesk(world, reviewer.orgCode).includes(org))
    throw new Refusal(404, [says('request.notFound')]);
  const rows = await registerOf(world, { from, to, orgs: [org] });
  const own = await ownFiles(
    world,
    reviewer.uuid,
    rows.map(({ uuid }) => uuid),
  );
  // A file without a row would be a wrong one.
  if (own.size > 0) throw ownFile(reviewer.uuid, says('desk.ownRow'));
  // Noted before anything leaves: a file whose rows have no note must not exist.
  for (const { uuid } of rows) {
    await inApplication(world, uuid, (scope) => scope.audit('register-downloaded', { from, to }), {
      actor: reviewer.uuid,
    });
  }
  const lines = registerFiles(world, rows).flatMap((file) => file.lines);
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  return { name: registerFileName({ org, from, to }), bytes };
}
