/** Says, in the reader's language, that a page is not in it; nothing above a page that is. */
import { useOrg } from '../../platform/data/org-context.ts';
import { Callout } from '../callout.tsx';
import './note.css';

/** @param language the tag of the page's own words, where they are not in the reader's language */
export function UntranslatedNote({ language }: { language: string | undefined }) {
  const { language: chosen = '', languages = {} } = useOrg();
  const text = languages[chosen]?.untranslated;
  if (language === undefined || !text) return null;
  return (
    <div className="hl-language-note" lang={languages[chosen]?.locale}>
      <Callout tone="info">{text}</Callout>
    </div>
  );
}

/** Says, above a page in another language that shows or signs documents, which language those are in. */
export function LegalNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="hl-language-note">
      <Callout tone="info">{text}</Callout>
    </div>
  );
}
