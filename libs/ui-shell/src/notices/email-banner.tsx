import { useResendConfirmation, useSessionActions } from '@mapa/auth';
import { MESSAGES } from '@mapa/domain';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, XIcon, media, token } from '@mapa/ui-kit';
import { FocusScrollMargin, InlineButton, NoticeBar, NoticeRow } from './bar-look';

/** Closed for the visit: the tab's storage outlives a change of document and ends with the tab or the session. */
const KEY = 'mapa_aviso_email';

const wasClosed = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Notice that the e-mail is not verified, at the end of the window: it arrives with the profile and moves nothing. Disappears when
 * it is closed, so that it need not cover anything, and once the e-mail is verified, also in another tab.
 */
export function EmailBanner() {
  const { refreshProfile } = useSessionActions();
  const [isClosed, setIsClosed] = useState(wasClosed);
  const { resend, isBusy } = useResendConfirmation();

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [refreshProfile]);

  const handleClose = () => {
    setIsClosed(true);
    try {
      sessionStorage.setItem(KEY, 'fechado');
    } catch {
      // Without storage it stays closed in this document.
    }
  };

  if (isClosed) return null;
  return (
    <Banner aria-label="Confirmação do e-mail">
      <FocusScrollMargin />
      <NoticeRow>
        <p>
          Seu e-mail ainda não foi verificado. Se a mensagem de confirmação não chegou,{' '}
          <InlineButton type="button" disabled={isBusy} onClick={() => void resend()}>
            {isBusy ? MESSAGES.busy : 'clique aqui'}
          </InlineButton>{' '}
          para receber outra.
        </p>
        <IconButton label="Fechar aviso" onClick={handleClose}>
          <XIcon size={18} aria-hidden />
        </IconButton>
      </NoticeRow>
    </Banner>
  );
}

/** The cross stays beside the words, also on a phone. */
const Banner = styled(NoticeBar)`
  & > div {
    flex-wrap: nowrap;
    padding-block: ${token.space.x1};
  }
  & p {
    flex: 1 1 auto;
  }
  ${media.print} {
    display: none;
  }
`;
