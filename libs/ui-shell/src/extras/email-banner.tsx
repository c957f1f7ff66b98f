import { useResendConfirmationMutation } from '@mapa/api-client';
import { useSessionActions } from '@mapa/auth';
import { ERROR_TOAST_MS, MESSAGES, RESEND_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { NoticeBar, NoticeRow, WordButton } from './bar-look';

const ID = 'confirmacao';

/** Says that the e-mail is not verified, until it is: in another tab too, most likely by the link of the message. */
export function EmailBanner() {
  const { refreshProfile } = useSessionActions();
  const [resend, { isLoading }] = useResendConfirmationMutation();

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [refreshProfile]);

  const handleResend = async () => {
    const { data } = await resend();
    if (data?.success) toast.success(data.msg, { id: ID, duration: RESEND_TOAST_MS });
    else toast.error(MESSAGES.resendFailed, { id: ID, duration: ERROR_TOAST_MS });
  };

  return (
    <NoticeBar aria-label="Confirmação do e-mail">
      <NoticeRow>
        <p>
          Seu e-mail ainda não foi verificado. Se a mensagem de confirmação não chegou,{' '}
          <WordButton type="button" disabled={isLoading} onClick={() => void handleResend()}>
            {isLoading ? MESSAGES.busy : 'clique aqui'}
          </WordButton>{' '}
          para receber outra.
        </p>
      </NoticeRow>
    </NoticeBar>
  );
}
