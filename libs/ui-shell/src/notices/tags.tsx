import { useEffect, useState } from 'react';
import { onConsentReopened } from './reopen-consent';
import { useConsent, writeConsent, type Consent } from './consent';
import { ConsentBar } from './consent-bar';
import { dropTags, startTags, type TagSetting } from './tag-manager';

export interface TagsProps {
  tags: TagSetting;
  /** Whether the visitor may be asked on this screen. */
  consent: boolean;
}

/** The question about tags at the bottom of the window, and the tags. */
export function Tags({ tags, consent }: TagsProps) {
  const choice = useConsent();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  useEffect(() => onConsentReopened(() => setIsAskedAgain(true)), []);

  const { gtmId, gtmBaseUrl } = tags;
  useEffect(() => {
    if (choice === 'aceito') return startTags({ gtmId, gtmBaseUrl });
    return undefined;
  }, [gtmId, gtmBaseUrl, choice]);

  const handleChoose = (next: NonNullable<Consent>) => {
    setIsAskedAgain(false);
    writeConsent(next);
    if (next === 'recusado') dropTags();
  };
  const asks = consent && (choice === null || isAskedAgain);
  return asks ? <ConsentBar choice={choice} onChoose={handleChoose} /> : null;
}
