import { useResendConfirmation, useSessionActions } from '@mapa/auth';
import { MESSAGES } from '@mapa/domain';
import { useEffect } from 'react';
import { NoticeBar, NoticeRow, InlineButton } from './bar-look';

/** Notice that the e-mail is not verified; disappears once it is, also when verified in another tab. */
export function EmailBanner() {
  const { refreshProfile } = useSessionActions();
  const { resend, isBusy } = useResendConfirmation();

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [refreshProfile]);

  return (
    <NoticeBar aria-label="Confirmação do e-mail">
      <NoticeRow>
        <p>
          Seu e-mail ainda não foi verificado. Se a mensagem de confirmação não chegou,{' '}
          <InlineButton type="button" disabled={isBusy} onClick={() => void resend()}>
            {isBusy ? MESSAGES.busy : 'clique aqui'}
          </InlineButton>{' '}
          para receber outra.
        </p>
      </NoticeRow>
    </NoticeBar>
  );
}
