import { useResendConfirmationMutation } from '@mapa/api-client';
import { ERROR_TOAST_MS, MESSAGES, RESEND_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { isRateLimited } from '../say-failure';

const ID = 'confirmacao';

/** Resends the confirmation mail and shows the outcome in a notice. */
export function useResendConfirmation(): { isBusy: boolean; resend: () => Promise<void> } {
  const [ask, { isLoading }] = useResendConfirmationMutation();
  return {
    isBusy: isLoading,
    async resend() {
      const { data, error } = await ask();
      if (data?.success) toast.success(data.msg, { id: ID, duration: RESEND_TOAST_MS });
      else if (isRateLimited(error)) toast.dismiss(ID);
      else toast.error(MESSAGES.resendFailed, { id: ID, duration: ERROR_TOAST_MS });
    },
  };
}
