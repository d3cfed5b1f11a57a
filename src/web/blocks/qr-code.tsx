/** A value of the facts as a picture that a phone's camera reads, and below it what to do without a camera. */
import { readPath } from '../../engine/facts/read-path.ts';
import type { QrCodeBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { QrCode } from './hand-over/qr-code.tsx';
import './hand-over.css';

/** Draws nothing where the value is missing. */
export function QrCodePicture({ block }: BlockProps<QrCodeBlock>) {
  const { text, facts } = usePageScope();
  const value = readPath(facts, block.from);
  const [title, label, more] = [text(block.title), text(block.label), text(block.text)];
  if (typeof value !== 'string' || value === '') return null;
  return (
    <section className="hl-card">
      <h2 className="hl-card-title">{title}</h2>
      <QrCode text={value} label={label} />
      <p className="hl-note">{more}</p>
    </section>
  );
}
