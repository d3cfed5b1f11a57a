/** The way to the page in another language, named in that language: one word in the top bar. */
import { IconLanguage } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../../platform/data/use-words.ts';
import { showToast } from '../toast-store.ts';
import { useLanguage } from './use-language.ts';
import './language-switch.css';

/** Nothing where the lender speaks one language. */
export function LanguageSwitch() {
  const { others, choose } = useLanguage();
  const { stayFailed } = useWords().session;
  const [busy, setBusy] = useState(false);
  const preferred = useSyncExternalStore(never, preferredTag, () => '');

  async function change(tag: string): Promise<void> {
    setBusy(true);
    try {
      await choose(tag);
    } catch {
      showToast({ tone: 'danger', text: stayFailed });
    } finally {
      setBusy(false);
    }
  }

  return others.map(({ tag, name, locale, offer }) => (
    <button
      key={tag}
      type="button"
      className="hl-menu-button hl-language"
      lang={locale}
      aria-label={offer}
      data-tag={tag}
      data-preferred={preferred.startsWith(tag)}
      disabled={busy}
      onClick={() => void change(tag)}
    >
      <IconLanguage size={22} aria-hidden />
      <span>{name}</span>
    </button>
  ));
}

// A reader whose browser prefers this language sees the switch more prominently; the page never changes by itself.
const preferredTag = () => (navigator.languages?.[0] ?? '').toLowerCase();
const never = () => () => undefined;
