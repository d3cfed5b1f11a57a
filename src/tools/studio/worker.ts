/** A process of the studio's own: what takes a second here does not hold up the page. Ends with `npm run dev`. */
import { answer } from './answer.ts';

type Asked = { id: number; root: string; call: string; body: unknown };

process.on('message', async ({ id, root, call, body }: Asked) => {
  try {
    process.send?.({ id, value: await answer(root, call, body) });
  } catch (error) {
    process.send?.({ id, fault: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
