/** The reader of documents: its width, and when a document counts as read (ACC-D1). */
/** Covers src/web/pdf/pdf-reader.tsx, src/web/pdf. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PdfReader } from '../../src/web/pdf/pdf-reader.tsx';

const words = vi.hoisted(() => ({ parts: null as unknown }));
vi.mock('../../src/web/pdf/reflow.ts', async (real) => ({
  ...(await real<object>()),
  reflow: async () => words.parts,
}));

type PageProps = { pageNumber: number; width: number; onRenderSuccess(): void };
const drawn = vi.hoisted(() => ({ pages: [] as PageProps[], count: 3 }));

vi.mock('react-pdf', async () => {
  const { useEffect } = await import('react');
  return {
    pdfjs: { GlobalWorkerOptions: {} },
    Document: ({ children, onLoadSuccess }: DocumentProps) => {
      useEffect(() => onLoadSuccess({ numPages: drawn.count }), []);
      return children;
    },
    Page: (props: PageProps) => {
      drawn.pages[props.pageNumber - 1] = props;
      return <div>Page {props.pageNumber}</div>;
    },
  };
});
type DocumentProps = { children: ReactNode; onLoadSuccess(loaded: { numPages: number }): void };

type Look = { see: (ratio: number) => void; threshold: unknown; root: unknown; over: boolean };
const looks: Look[] = [];

beforeEach(() => {
  drawn.pages = [];
  words.parts = null;
  looks.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      look: Look;
      constructor(
        seen: (entries: { intersectionRatio: number }[]) => void,
        { threshold, root }: Record<string, unknown>,
      ) {
        this.look = {
          see: (intersectionRatio) => act(() => seen([{ intersectionRatio }])),
          threshold,
          root,
          over: false,
        };
        looks.push(this.look);
      }
      observe() {}
      disconnect() {
        this.look.over = true;
      }
    },
  );
});

async function draw(width: number, onBottom = vi.fn()) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width + 2);
  render(<PdfReader bytes={new ArrayBuffer(8)} title="Agreement" onBottom={onBottom} />);
  vi.restoreAllMocks();
  // On a narrow screen pages wait for the words.
  await act(async () => {});
  const render_ = (number: number) => act(() => drawn.pages[number - 1]?.onRenderSuccess());
  return { onBottom, drawPage: render_ };
}

describe('[ACC-D1] the width', () => {
  test.each([
    [1200, 700],
    [701, 700],
    [700, 700],
    [343, 343],
  ])('a frame of %i px draws pages of %i px', async (frame, width) => {
    await draw(frame);
    expect(drawn.pages.map((page) => page.width)).toEqual([width, width, width]);
  });
});

test('[ACC-D1][ACC-X61] the end stands below the last page only once that page is drawn', async () => {
  const { drawPage } = await draw(700);
  drawPage(1);
  drawPage(2);
  expect(screen.queryByText('End of the document')).toBeNull();
  expect(looks).toHaveLength(0);
  drawPage(3);
  expect(screen.getByText('End of the document')).toBeVisible();
});

test('[ACC-D1] the last page drawn before the others is not the end yet', async () => {
  const { drawPage } = await draw(700);
  drawPage(3);
  expect(screen.queryByText('End of the document')).toBeNull();
  drawPage(1);
  drawPage(2);
  expect(screen.getByText('End of the document')).toBeVisible();
});

test('[ACC-D1][ACC-X61] it is read when a quarter of the end is seen inside the frame, and told once', async () => {
  const { drawPage, onBottom } = await draw(700);
  for (const number of [1, 2, 3]) drawPage(number);
  const look = looks.at(-1);
  expect(look?.threshold).toBe(0.25);
  expect(look?.root).toBe(screen.getByRole('region', { name: 'Agreement' }));
  look?.see(0);
  look?.see(0.24);
  expect(onBottom).not.toHaveBeenCalled();
  look?.see(0.25);
  expect(onBottom).toHaveBeenCalledOnce();
  expect(look?.over).toBe(true);
  drawPage(3);
  expect(looks).toHaveLength(1);
});

test('[ACC-D1] on a phone the words can be made larger in steps, up to the same 700 px; a wide frame needs no such button (FINDING-B20)', async () => {
  await draw(343);
  const larger = () => screen.getByRole('button', { name: 'Larger text' });
  const widths = [1, 2, 3].map(() => {
    act(() => larger().click());
    return drawn.pages[0]?.width;
  });
  expect(widths).toEqual([435, 552, 700]);
  expect(larger()).toBeDisabled();
  act(() => screen.getByRole('button', { name: 'Smaller text' }).click());
  expect(drawn.pages[0]?.width).toBe(552);
  cleanup();

  await draw(1200);
  expect(screen.queryByRole('button', { name: 'Larger text' })).toBeNull();
});

test('it says which page of how many is seen, and lets the borrower keep the document (FINDING-B14, FINDING-B20)', async () => {
  await draw(700);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Agreement' })).toBeVisible();
});

test('a page of paper has 4 px letters on a phone: its words come first, and its pages a press away', async () => {
  words.parts = [
    { kind: 'heading', lines: [[{ text: 'Payments', strong: true }]] },
    { kind: 'table', rows: [[cell('Credit limit', true), cell('$60,000')]] },
  ];
  const { onBottom } = await draw(343);
  expect(screen.getByRole('heading', { name: 'Payments' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Credit limit $60,000' })).toBeVisible();
  expect(drawn.pages).toEqual([]);
  looks.at(-1)?.see(0.3);
  expect(onBottom).toHaveBeenCalledOnce();
  act(() => screen.getByRole('button', { name: 'See the pages' }).click());
  expect(drawn.pages).toHaveLength(3);
  expect(screen.queryByText('$60,000')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Read as text' }).click());
  expect(screen.getByText('$60,000')).toBeVisible();
});

const cell = (text: string, isHead = false) => ({ isHead, text });
