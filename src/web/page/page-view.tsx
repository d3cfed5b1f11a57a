/** Any page of any flow: title, lead, problems, blocks, buttons. Decides nothing; the engine and the caller do. */

import { IconClock } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Action } from '../data/content.ts';
import type { JsonObject } from '../data/json.ts';
import { say } from '../data/say.ts';
import { useVariedPage } from '../flags/use-varied-page.ts';
import { LegalNote, UntranslatedNote } from '../language/untranslated-note.tsx';
import { useLoadingWhile } from '../loading/use-loading.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { useProcessing } from '../processing/use-processing.ts';
import { ActionsBar } from './actions-bar.tsx';
import type { AnswersState } from './answers-state.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormPart } from './form-part.tsx';
import { fieldNames } from './form-schema.ts';
import { FormScopeContext } from './form-scope.ts';
import { PageBlocks } from './page-blocks.tsx';
import { openActions, PageScopeContext } from './page-scope.ts';
import type { PageViewProps } from './page-view-props.ts';
import type { Way } from './said-message.tsx';
import { useFormScopeOf, usePageScopeOf } from './use-page-scope-of.ts';
import { usePageState } from './use-page-state.ts';

// Each one value: RJSF draws its form again for children that are another value.
const BUTTONS = <ActionsBar />;
const NO_BUTTONS = <span hidden />;

/** Draws the page. Give it a key per page and visit: it keeps its answers as long as it lives. */
export function PageView(given: PageViewProps) {
  const varied = useVariedPage(given.loaded.page, !given.preview);
  const props = { ...given, loaded: { ...given.loaded, page: varied } };
  const form = usePageState(props);
  const [asking, setAsking] = useState<string>();
  const chosen = useRef<string | undefined>(undefined);
  const fields = useFormScopeOf(props, form);
  const choose = (name: string) => (chosen.current = name);
  const scope = usePageScopeOf(props, fields, { form, act, choose });
  const { page } = form;
  const processing = form.busy ? page.actions?.[form.busy]?.processing : undefined;
  useProcessing(processing, scope.text);
  useLoadingWhile(form.busy !== undefined && !processing);
  const actions = openActions(page, scope.holds);

  function act(name: string): void {
    const action = page.actions?.[name];
    if (!action || form.busy || props.preview) return;
    if (action.confirm && asking !== name && action.do !== 'save') setAsking(name);
    else run(name, action, form.state.answers);
  }

  async function run(name: string, action: Action, answers: JsonObject): Promise<void> {
    setAsking(undefined);
    if (action.do !== 'link') return form.send(name, answers);
    await form.leave();
    props.onLink(scope.text(action.to ?? '/'));
  }

  function submit(answers: JsonObject): void {
    const [name, action] = saveAction(actions, chosen.current) ?? [];
    chosen.current = undefined;
    if (!name || !action || props.preview) return;
    if (action.confirm) setAsking(name);
    else void run(name, action, answers);
  }

  // A landing block opens the page itself, with its title and its buttons.
  const lands = page.content?.some(({ block }) => block === 'landing') ?? false;
  const bar = props.readOnly || lands ? null : BUTTONS;
  const askingFor = asking ? page.actions?.[asking] : undefined;
  return (
    <PageScopeContext value={scope}>
      <UntranslatedNote language={page.language} />
      <LegalNote text={page.legal} />
      <article className="hl-page" lang={page.language}>
        {props.banner}
        {!lands && (
          <PageHead
            title={scope.text(page.title)}
            lead={page.lead && scope.text(page.lead)}
            time={props.readOnly ? undefined : page.time}
          />
        )}
        <ErrorSummary issues={form.summary} attempt={form.state.attempt} {...message(form.state)} />
        {fieldNames(page).length > 0 ? (
          <FormScopeContext value={fields}>
            <FormPart
              find={form.find}
              onSubmit={() => submit(form.store.read().answers)}
              onRefused={form.store.refuse}
            >
              {bar ?? NO_BUTTONS}
            </FormPart>
          </FormScopeContext>
        ) : (
          <PlainForm onSubmit={() => submit({})}>{bar}</PlainForm>
        )}
        {asking && askingFor?.confirm && (
          <ConfirmDialog
            confirm={askingFor.confirm}
            text={scope.text}
            onCancel={() => setAsking(undefined)}
            onConfirm={() => void run(asking, askingFor, form.state.answers)}
          />
        )}
      </article>
    </PageScopeContext>
  );
}

type HeadProps = { title: string; lead: string | undefined; time: string | undefined };

function PageHead({ title, lead, time }: HeadProps) {
  return (
    <header className="hl-page-head">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && (
        <p className="hl-lead">
          <InlineMarkdown text={lead} />
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

function message({ message: text, way }: AnswersState): { message?: string; way?: Way | undefined } {
  return text ? { message: text, way } : {};
}
