/** The opening of a first page: what it offers, the button, and why one may trust it, beside a picture. */
import { Suspense } from 'react';
import type { LandingBlock } from '../../types/page.ts';
import { ActionsBar } from '../page/actions-bar.tsx';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageFrame, usePageText } from '../page/page-scope.ts';
import { Icon } from '../parts/icon.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { Scene } from '../parts/scene.tsx';
import { LandingEstimate } from './landing-estimate.tsx';
import './landing.css';

/** Draws the page's title, lead and buttons itself, so the page does not. Made for pages that ask nothing. */
export function Landing({ block }: BlockProps<LandingBlock>) {
  const { page } = usePageFrame();
  const text = usePageText(page.title, page.lead);
  return (
    <section className="hl-landing">
      <div className="hl-landing-words">
        <h1 tabIndex={-1}>{text(page.title)}</h1>
        {page.lead && (
          <p className="hl-landing-lead">
            <InlineMarkdown text={text(page.lead)} />
          </p>
        )}
        {block.estimate ? (
          <LandingEstimate {...block.estimate}>
            <ActionsBar />
          </LandingEstimate>
        ) : (
          <ActionsBar />
        )}
      </div>
      <Scene name={block.picture} />
      {block.points && <Points points={block.points} />}
    </section>
  );
}

function Points({ points }: { points: NonNullable<LandingBlock['points']> }) {
  const text = usePageText(points);
  return (
    <ul className="hl-landing-points">
      {points.map(({ icon, title, text: more }) => (
        <li key={title}>
          <span className="hl-landing-icon">
            <Suspense fallback={null}>
              <Icon name={icon} size={22} />
            </Suspense>
          </span>
          <span>
            <strong>{text(title)}</strong>
            <span className="hl-note">
              <InlineMarkdown text={text(more)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
