/** A six-digit code: one field that phones can fill by themselves, and a button that sends the code, again after a while. */

import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { cleanText } from '../../engine/text/clean-text.ts';
import { Problem } from '../parts/problem.tsx';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { control } from './parts/control.ts';
import { otpTarget } from './parts/otp-target.ts';
import { useComposed } from './parts/use-composed.ts';
import { digits } from './typing/digits.ts';
import './otp.css';

/** The answer is the digits typed. */
export function Otp(props: WidgetProps<string, 'otp'>) {
  const length = props.options.length ?? 6;
  const bound = useComposed(props.value ?? '', (text) => props.onChange(readCode(text)));
  return (
    <div className="hl-otp">
      <input
        {...control(props)}
        {...bound.box}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="hl-input hl-number hl-otp-input"
        placeholder={'•'.repeat(length)}
        onBlur={props.onBlur}
      />
      <SendCode {...props} />
    </div>
  );
}

function readCode(text: string): string | undefined {
  const typed = cleanText(text);
  const bare = /^[\d\s-]*$/.test(typed) ? digits(typed) : text;
  return bare || undefined;
}

function SendCode(props: WidgetProps<string, 'otp'>) {
  const { sent, wait, problem, send } = useSending(props);
  const again = wait > 0 ? say('otp.again', { seconds: wait }) : say('otp.new');
  return (
    <>
      <button
        type="button"
        className="hl-button"
        data-kind="secondary"
        disabled={props.disabled || wait > 0}
        onClick={send}
      >
        {sent ? again : say('otp.send')}
      </button>
      <div role="status" className="hl-otp-status">
        {sent && !problem && (
          <p className="hl-note hl-with-icon">
            <IconMailCheck size={18} stroke={1.75} aria-hidden="true" />
            {say('otp.sent', { to: sent })}
          </p>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </>
  );
}

function useSending({ options, page, facts }: WidgetProps<string, 'otp'>) {
  const [sent, setSent] = useState('');
  const [problem, setProblem] = useState('');
  const countdown = useCountdown();
  const send = async () => {
    const target = otpTarget(options, page.answers, facts);
    if (!target) return setProblem(say('otp.first'));
    try {
      await page.call({ method: 'POST', path: '/identity/api/v1/otp', body: target.body });
      setSent(target.shown);
      setProblem('');
      // The server sends no other one before that: limits.json says how long.
      countdown.start(Number(say('otp.againSeconds')));
    } catch (error) {
      setProblem(failureSentence(error));
    }
  };
  return { sent, wait: countdown.seconds, problem, send };
}

/**
 * Counts whole seconds down to zero, for "send again in 28 s". Stops by itself and when the widget goes. `start(n)` begins at n
 * seconds; `seconds` is what is left, 0 when it is not running.
 */
function useCountdown(first = 0) {
  const [seconds, setSeconds] = useState(first);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, start: setSeconds };
}
