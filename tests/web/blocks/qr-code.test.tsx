/** A code that a camera reads, with words for those who have none. */
/** Covers src/web/blocks/qr-code.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QrCodeBlock } from '../../../src/types/page.ts';
import { QrCodePicture } from '../../../src/web/blocks/qr-code.tsx';
import { PageFrameContext } from '../../../src/web/page/page-scope.ts';

const block: QrCodeBlock = {
  block: 'qr-code',
  title: 'Scan this',
  from: 'factor.uri',
  label: 'Code for your app',
  text: 'Or type ABCD',
};

function draw(facts: object) {
  const store = { watch: () => () => undefined, read: () => 0 };
  const frame = { text: (words: string) => words, store, readingAt: () => ({ facts }) };
  return render(
    <PageFrameContext value={frame as never}>
      <QrCodePicture block={block} />
    </PageFrameContext>,
  );
}

test('the picture has a name, and another value is another picture', () => {
  const path = (uri: string) => {
    const { container, unmount } = draw({ factor: { uri } });
    expect(screen.getByRole('img', { name: 'Code for your app' })).toBeVisible();
    expect(screen.getByText('Or type ABCD')).toBeVisible();
    const drawn = container.querySelector('path')?.getAttribute('d');
    unmount();
    return drawn;
  };
  expect(path('otpauth://totp/a')).not.toBe(path('otpauth://totp/b'));
});

test('without a value nothing is drawn', () => {
  expect(draw({}).container).toBeEmptyDOMElement();
});
