/** Any page of any flow: title, lead, problems, blocks, buttons. Decides nothing; the engine and the caller do. */

import { IconClock } from '@tabler/icons-react';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { worded } from '../../engine/journey/worded.ts';
import { LegalNote, UntranslatedNote } from '../parts/language/untranslated-note.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import type { Action } from '../platform/data/content.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import { useFlags } from '../platform/flags/flag-state.ts';
import { useVariedPage } from '../platform/flags/use-varied-page.ts';
import { part } from '../platform/jsx/part.tsx';
import { ActionsBar } from './actions-bar.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormPart } from './form-part.tsx';
import { fieldNames } from './form-schema.ts';
import { FormScopeContext } from './form-scope.ts';
import { useLoadingWhile } from './loading/use-loading.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageFrameContext, usePageText } from './page-scope.ts';
import { PageSpace } from './page-space.tsx';
import type { PageViewProps } from './page-view-props.ts';
import { useProcessing } from './processing/use-processing.ts';
import { useArrivals } from './use-arrivals.ts';
import { useFormScopeOf, usePageFrameOf } from './use-page-scope-of.ts';
import { usePageState } from './use-page-state.ts';
import { useSpokenPage } from './use-spoken-page.ts';

const ConfirmDialog = part(
  'confirm-dialog',
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
);

// Each one value: RJSF draws its form again for children that are another value.
const BUTTONS = <ActionsBar />;
const NO_BUTTONS = <span hidden />;
// These blocks open the page themselves, with its title.
const OPENING: ReadonlySet<string> = new Set(['landing', 'sign-in', 'handed-over']);

/** Draws the page, once it is known which words of it this visitor reads. Give it a key per page and visit: it keeps its answers as long as it lives. */
export function PageView(props: PageViewProps) {
  const loaded = useSpokenPage(props.loaded);
  const isVaried = props.loaded.page.experiments !== undefined;
  const isUndecided = useFlags().status === 'loading' && isVaried;
  return !loaded || isUndecided ? <PageSpace /> : <OpenPage {...props} loaded={loaded} />;
}

function OpenPage(given: PageViewProps) {
  const varied = useVariedPage(given.loaded.page, !given.preview);
  const { core, facts } = given;
  const page = useMemo(() => worded(core, varied, facts), [core, varied, facts]);
  const props = { ...given, loaded: { ...given.loaded, page } };
  const form = usePageState(props);
  const [asking, setAsking] = useState<string>();
  const chosen = useRef<string | undefined>(undefined);
  const arrivals = useArrivals(judged);
  const fields = useFormScopeOf(props, form, arrivals);
  const choose = (name: string) => (chosen.current = name);
  const frame = usePageFrameOf(props, fields, { form, act, choose, held: arrivals.held });
  const { store } = form;
  const processing = form.busy ? page.actions?.[form.busy]?.processing : undefined;
  useProcessing(processing, frame.text);
  useLoadingWhile(form.busy !== undefined && !processing);

  function act(name: string): void {
    const action = page.actions?.[name];
    if (!action || form.busy || props.preview) return;
    if (action.confirm && asking !== name && action.do !== 'save') setAsking(name);
    else run(name, action, store.read().answers);
  }

  async function run(name: string, action: Action, answers: JsonObject): Promise<void> {
    setAsking(undefined);
    if (action.do !== 'link') return form.send(name, answers);
    await form.leave();
    props.onLink(frame.text(action.to ?? '/'));
  }

  function judged(): void {
    const { answers, issues } = store.read();
    if (arrivals.hold(pressed()?.[0] ?? '')) return;
    if (issues.length > 0) store.refuse();
    else submit(answers);
  }

  function pressed(): [string, Action] | undefined {
    return saveAction(frame.readingAt(store.read()).open(), chosen.current);
  }

  function submit(answers: JsonObject): void {
    const [name, action] = pressed() ?? [];
    chosen.current = undefined;
    if (!name || !action || props.preview) return;
    if (action.confirm) setAsking(name);
    else void run(name, action, answers);
  }

  const lands = page.content?.some(({ block }) => OPENING.has(block)) ?? false;
  const bar = props.readOnly || lands ? null : BUTTONS;
  const askingFor = asking ? page.actions?.[asking] : undefined;
  return (
    <PageFrameContext value={frame}>
      <UntranslatedNote language={page.language} />
      <LegalNote text={page.legal} />
      <article className="hl-page" data-page={page.id} lang={page.language}>
        {props.banner}
        {!lands && (
          <PageHead title={page.title} lead={page.lead} time={props.readOnly ? undefined : page.time} />
        )}
        <ErrorSummary />
        {fieldNames(page).length > 0 ? (
          <FormScopeContext value={fields}>
            <FormPart onSubmit={judged}>{bar ?? NO_BUTTONS}</FormPart>
          </FormScopeContext>
        ) : page.actions ? (
          <PlainForm onSubmit={() => submit({})}>{bar}</PlainForm>
        ) : (
          <PageBlocks />
        )}
        {asking && askingFor?.confirm && (
          <Suspense fallback={null}>
            <ConfirmDialog
              confirm={askingFor.confirm}
              text={frame.text}
              onCancel={() => setAsking(undefined)}
              onConfirm={() => void run(asking, askingFor, store.read().answers)}
            />
          </Suspense>
        )}
      </article>
    </PageFrameContext>
  );
}

type HeadProps = { title: string; lead: string | undefined; time: string | undefined };

function PageHead({ title, lead, time }: HeadProps) {
  const text = usePageText(title, lead);
  return (
    <header className="hl-page-head">
      <h1 tabIndex={-1}>{text(title)}</h1>
      {lead && (
        <p className="hl-lead">
          <InlineMarkdown text={text(lead)} />
        </p>
      )}
      {time && (
        <p className="hl-page-time">
          <IconClock size={18} stroke={1.75} aria-hidden />
          {say('page.about', { time })}
        </p>
      )}
    </header>
  );
}

// A page without fields needs no RJSF, but its button still submits.
function PlainForm({ onSubmit, children }: { onSubmit(): void; children: ReactNode }) {
  return (
    <form
      className="hl-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PageBlocks />
      {children}
    </form>
  );
}

function saveAction(actions: [string, Action][], chosen: string | undefined): [string, Action] | undefined {
  const saves = actions.filter(([, action]) => action.do === 'save');
  return saves.find(([name]) => name === chosen) ?? saves[0];
}
