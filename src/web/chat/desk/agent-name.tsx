/** What borrowers read the agent is called, where a lender shows names. */
import { useId, useState } from 'react';
import { announce } from '../../parts/announcer.tsx';
import { useDeskScope } from './desk-scope.ts';

export function AgentName({ name }: { name: string }) {
  const { words, act } = useDeskScope();
  const [typed, setTyped] = useState(name);
  const [isSaved, setSaved] = useState(false);
  const id = useId();
  const save = async () => {
    const done = await act('own', 'name', { name: typed.trim() });
    setSaved(done);
    if (done) announce(words.savedAgentName);
  };
  return (
    <form
      className="hl-chats-name"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>{words.agentName}</label>
      <input
        id={id}
        className="hl-input"
        maxLength={40}
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
      />
      <p id={`${id}-help`}>{words.agentNameHelp}</p>
      <button type="submit" className="hl-button" data-kind="secondary" data-size="small">
        {words.saveAgentName}
      </button>
      {isSaved && <span aria-hidden>{words.savedAgentName}</span>}
    </form>
  );
}
