/** What a phone shows when it opens a hand-over's link: the file fields of one page, and nothing else of it. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import type { HandedOverBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { Picture } from '../parts/picture.tsx';
import { usePage } from '../platform/api/hooks/use-content.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import { LoadingPage } from '../shell/loading-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { type PhoneTask, phoneApi } from './hand-over/hand-over-api.ts';
import { HandOverField } from './hand-over/hand-over-field.tsx';
import './handed-over.css';

/**
 * Draws the title itself: that of the page which was handed over. The token stands behind the #; without it, or when it
 * no longer works, the block says so and how to continue.
 */
export function HandedOver({ block }: BlockProps<HandedOverBlock>) {
  const { text } = usePageScope();
  const send = useSend();
  const token = useLocation().hash.slice(1);
  const api = useMemo(() => phoneApi(send, token), [send, token]);
  const task = useSWR<PhoneTask, Error>(`hand-over/${token}`, api.task);
  const [done, setDone] = useState(false);
  const { label, done: thanks, expired } = block;
  const sent = { picture: thanks.picture, title: text(thanks.title), text: text(thanks.text) };
  const over = { picture: expired.picture, title: text(expired.title) };
  if (done) return <Message {...sent} />;
  if (task.error) return <Message {...over} text={failureSentence(task.error)} />;
  if (!task.data) return <LoadingPage inside />;
  return <Fields api={api} task={task.data} label={text(label)} onDone={() => setDone(true)} />;
}

type FieldsProps = { api: ReturnType<typeof phoneApi>; task: PhoneTask; label: string; onDone(): void };

function Fields({ api, task, label, onDone }: FieldsProps) {
  const { page: own, text } = usePageScope();
  const loaded = usePage(task.flow, task.page);
  const [filled, setFilled] = useState(() => new Set(Object.keys(task.files)));
  const [problem, setProblem] = useState<string>();
  usePageTitle(loaded.data && { title: loaded.data.page.title, at: own.id });
  if (!loaded.data) return <LoadingPage inside />;
  const { page } = loaded.data;
  const note = (field: string, has: boolean) =>
    setFilled((before) => new Set(has ? [...before, field] : [...before].filter((name) => name !== field)));
  const finish = () => api.done().then(onDone, (error) => setProblem(failureSentence(error)));
  const missing = task.fields.filter((field) => !filled.has(field)).length;
  return (
    <div className="hl-handed-over">
      <header className="hl-page-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        {own.lead && (
          <p className="hl-lead">
            <InlineMarkdown text={text(own.lead)} />
          </p>
        )}
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
          {label}
        </button>
        {missing > 0 && <p className="hl-note">{missingWords(missing)}</p>}
      </div>
    </div>
  );
}

function missingWords(count: number): string {
  return count === 1 ? say('handed-over.oneMissing') : say('handed-over.missing', { count });
}

function Message({ picture, title, text }: { picture: string; title: string; text: string }) {
  usePageTitle({ title, at: title });
  return (
    <div className="hl-plain" role="status">
      <Picture name={picture} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
