/**
 * After a failed submit: what is wrong, each line a link to its field. Announced as an alert while the focus goes to
 * the first wrong field (SPEC-9.1), or to the summary when no field is wrong.
 */

import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { say } from '../platform/data/say.ts';
import { useStorePart } from '../platform/data/use-store.ts';
import { fieldLabel } from './answer-field.tsx';
import { fieldOf } from './answers.ts';
import { focusField } from './focus-field.ts';
import type { Issue } from './issue.ts';
import { issueLine } from './issue-line.ts';
import { fieldSchema, usePageFrame, usePageText } from './page-scope.ts';
import { fieldUi } from './pick-widget.ts';
import { SaidMessage } from './said-message.tsx';

/** The summary, in the order of the page. Every failed submit moves the focus again. */
export function ErrorSummary() {
  const { store } = usePageFrame();
  const attempt = useStorePart(store, (state) => state.attempt);
  const message = useStorePart(store, (state) => state.message);
  const way = useStorePart(store, (state) => state.way);
  const shown = useStorePart(store, (state) => state.shown);
  const issues = [...shown.values()].flat();
  const box = useRef<HTMLDivElement>(null);
  const goToTheFirst = useEffectEvent(() => {
    if (issues[0] && focusField(issues[0].pointer)) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => {
    if (attempt > 0) goToTheFirst();
  }, [attempt]);
  if (attempt === 0 || (issues.length === 0 && !message)) return null;
  return (
    <div className="hl-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <IconAlertTriangle className="hl-summary-icon" size={22} aria-hidden />
      <div>
        <h2 id="error-summary-title">{say('page.problem')}</h2>
        {message && <SaidMessage message={message} way={way} />}
        {issues.length > 0 && <IssueList issues={issues} />}
      </div>
    </div>
  );
}

function IssueList({ issues }: { issues: Issue[] }) {
  return (
    <ul className="hl-summary-list">
      {oncePerField(issues).map((issue) => (
        <li key={issue.pointer + issue.message}>
          <IssueLink issue={issue} />
        </li>
      ))}
    </ul>
  );
}

// Several parts of one answer may lack the same: one line leads to the first.
function oncePerField(issues: Issue[]): Issue[] {
  const line = ({ pointer, message }: Issue) => `${fieldOf(pointer)} ${message}`;
  return issues.filter((issue, place) => issues.findIndex((other) => line(other) === line(issue)) === place);
}

function IssueLink({ issue }: { issue: Issue }) {
  const { page } = usePageFrame();
  const name = fieldOf(issue.pointer);
  const title = fieldUi(page, name)['ui:title'] ?? fieldSchema(page, name).title ?? '';
  const label = fieldLabel(usePageText(title), title);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    focusField(issue.pointer);
  };
  return (
    <a href={`#field-${name}`} onClick={follow}>
      {issueLine(label, issue.message)}
    </a>
  );
}
