import { useEffect, useState } from 'react';
import { onConsentReopened } from './reopen-consent';
import { Bars } from './bar-look';
import { useConsent, writeConsent, type Consent } from './consent';
import { ConsentBar } from './consent-bar';
import { EmailBanner } from './email-banner';
import { dropTags, startTags, type TagSetting } from './tag-manager';

export interface BottomBarsProps {
  emailBanner: boolean;
  /** Null where no tag may ever run: on this deployment, or on this document. */
  tags: TagSetting | null;
  /** Whether the visitor may be asked on this screen. */
  consent: boolean;
}

/** The notices at the end of the window, and the tags that one of them asks about. */
export function BottomBars({ emailBanner, tags, consent }: BottomBarsProps) {
  const choice = useConsent();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  useEffect(() => onConsentReopened(() => setIsAskedAgain(true)), []);

  const { gtmId, gtmBaseUrl } = tags ?? {};
  useEffect(() => {
    if (gtmId && gtmBaseUrl && choice === 'aceito') return startTags({ gtmId, gtmBaseUrl });
    return undefined;
  }, [gtmId, gtmBaseUrl, choice]);

  const handleChoose = (next: NonNullable<Consent>) => {
    setIsAskedAgain(false);
    writeConsent(next);
    if (next === 'recusado') dropTags();
  };
  const asks = consent && tags !== null && (choice === null || isAskedAgain);
  if (!asks && !emailBanner) return null;
  return (
    <Bars>
      {emailBanner ? <EmailBanner /> : null}
      {asks ? <ConsentBar choice={choice} onChoose={handleChoose} /> : null}
    </Bars>
  );
}
