/** The login: the page's words above email and password, and the other ways in. */
import { Suspense } from 'react';
import type { PageLink, SignInBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Link } from '../parts/link.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { Picture } from '../parts/picture.tsx';
import { part } from '../platform/jsx/part.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';

// Few visits begin here; the others do not wait for its calls.
const LoginHere = part('login-here', async () => (await import('../shell/login-here.tsx')).LoginHere);

/** Draws the page's title and lead itself, so the page does not. */
export function SignIn({ block }: BlockProps<SignInBlock>) {
  const { page, text, holds } = usePageScope();
  const newcomer = block.text && text(block.text);
  const ways = (block.items ?? []).filter(({ when }) => !when || holds(when));
  return (
    <div>
      <header className="hl-page-head hl-login-head">
        <Picture name={block.picture} />
        <h1 tabIndex={-1}>{text(page.title)}</h1>
        {page.lead && (
          <p className="hl-lead">
            <InlineMarkdown text={text(page.lead)} />
          </p>
        )}
      </header>
      <Suspense fallback={<LoadingPage inside />}>
        <LoginHere
          around={(form) => (
            <>
              <div className="hl-card hl-login-card">
                {form}
                {ways.length > 0 && <Ways ways={ways} />}
              </div>
              {newcomer && (
                <p className="hl-login-new">
                  <InlineMarkdown text={newcomer} />
                </p>
              )}
            </>
          )}
        />
      </Suspense>
    </div>
  );
}

// For borrowers who do not have their password with them.
function Ways({ ways }: { ways: readonly PageLink[] }) {
  const { text, href } = usePageScope();
  return (
    <div className="hl-login-ways">
      {ways.map(({ label, to, text: more }, index) => (
        <Link
          key={to}
          to={href(text(to))}
          {...(index === 0 && { className: 'hl-button', 'data-kind': 'secondary' })}
        >
          {text(label)}
          {more && <span className="hl-note">{text(more)}</span>}
        </Link>
      ))}
    </div>
  );
}
