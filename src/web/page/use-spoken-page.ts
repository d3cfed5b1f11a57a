/** The page once its language is spoken: what its widgets say is drawn in the page's own. Drawing itself changes nothing. */
import { useLayoutEffect, useState } from 'react';
import type { LoadedPage } from '../platform/api/calls/load-content.ts';
import { pageLanguage, speakPage } from '../platform/data/say.ts';

/**
 * Undefined for the first drawing of a page in another language than the one before it; the language changes before anything is
 * seen. A page that comes in another language while it is open stays as it was for one drawing, so that what is typed stays.
 */
export function useSpokenPage(loaded: LoadedPage): LoadedPage | undefined {
  const { language } = loaded.page;
  const [shown, show] = useState(() => (pageLanguage() === language ? loaded : undefined));
  useLayoutEffect(() => {
    const before = pageLanguage();
    speakPage(language);
    show(loaded);
    // A page in a dialog gives the word back to the one below it.
    return () => speakPage(before);
  }, [language, loaded]);
  return shown?.page.language === language && shown !== undefined ? loaded : shown;
}
