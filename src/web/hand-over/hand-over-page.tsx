/** What a phone shows when it opens a hand-over's link: the file fields of one page, and nothing else of it. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { usePage } from '../api/hooks/use-content.ts';
import { useSend } from '../api/transport/api-context.ts';
import { failureSentence } from '../api/transport/api-error.ts';
import { say } from '../data/say.ts';
import { Picture } from '../parts/picture.tsx';
import { LoadingPage } from '../shell/loading-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { type PhoneTask, phoneApi } from './hand-over-api.ts';
import { HandOverField } from './hand-over-field.tsx';
import './hand-over-page.css';

/** The token stands behind the #; without it, or when it no longer works, the page says so and how to go on. */
export function HandOverPage() {
  const send = useSend();
  const token = useLocation().hash.slice(1);
  const api = useMemo(() => phoneApi(send, token), [send, token]);
  const task = useSWR<PhoneTask, Error>(`hand-over/${token}`, api.task);
  const [done, setDone] = useState(false);
  if (done)
    return <Message picture="complete" title={say('phone-page.sent')} text={say('phone-page.next')} />;
  if (task.error)
    return <Message picture="snag" title={say('phone-page.expired')} text={failureSentence(task.error)} />;
  return (
    <div className="hl-columns">
      <div className="hl-column">
        {task.data ? (
          <Fields api={api} task={task.data} onDone={() => setDone(true)} />
        ) : (
          <LoadingPage inside />
        )}
      </div>
    </div>
  );
}

type FieldsProps = { api: ReturnType<typeof phoneApi>; task: PhoneTask; onDone(): void };

function Fields({ api, task, onDone }: FieldsProps) {
  const loaded = usePage(task.flow, task.page);
  const [filled, setFilled] = useState(() => new Set(Object.keys(task.files)));
  const [problem, setProblem] = useState<string>();
  usePageTitle(loaded.data && { title: loaded.data.page.title, at: 'hand-over' });
  if (!loaded.data) return <LoadingPage inside />;
  const { page } = loaded.data;
  const note = (field: string, has: boolean) =>
    setFilled((before) => new Set(has ? [...before, field] : [...before].filter((name) => name !== field)));
  const finish = () => api.done().then(onDone, (error) => setProblem(failureSentence(error)));
  const missing = task.fields.filter((field) => !filled.has(field)).length;
  return (
    <article className="hl-page hl-hand-over-page">
      <header className="hl-page-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className="hl-lead">{say('phone-page.lead')}</p>
      </header>
      {task.fields.map((name) => (
        <HandOverField
          key={name}
          page={page}
          name={name}
          sent={task.files[name] ?? []}
          api={api}
          onFilled={(has) => note(name, has)}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      <div className="hl-actions-main">
        <button
          type="button"
          className="hl-button"
          data-kind="primary"
          disabled={missing > 0}
          onClick={() => void finish()}
        >
          {say('phone-page.done')}
        </button>
        {missing > 0 && (
          <p className="hl-note">
            {missing === 1 ? say('phone-page.oneMissing') : say('phone-page.missing', { count: missing })}
          </p>
        )}
      </div>
    </article>
  );
}

function Message({ picture, title, text }: { picture: string; title: string; text: string }) {
  usePageTitle({ title, at: title });
  return (
    <div className="hl-columns">
      <div className="hl-column hl-plain" role="status">
        <Picture name={picture} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
      </div>
    </div>
  );
}
