import { mayHaveArrived, useCancelPlanMutation, type ApiError } from '@mapa/api-client';
import { sayFailure, useSessionActions } from '@mapa/auth';
import { MONEY_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import type { Bought, Ended, Ending } from './model';

interface EndingSetting {
  bought: Bought;
  onClose: () => void;
  /** Called after the end, which the page then shows. */
  onEnded: () => void;
  done: (ended: Ended) => string;
  /** Whether a refusal belongs to this dialog; any other means that the page shows stale data. */
  isMine?: (error: ApiError) => boolean;
}

/** Ends a subscription; then every tab reloads the plan. `refusal` is the sentence to show in the dialog. */
export function useEnding({ bought: { inicio }, onClose, onEnded, done, isMine = () => false }: EndingSetting) {
  const [cancel, { error, isLoading }] = useCancelPlanMutation();
  const { refreshPlan } = useSessionActions();
  const refusal = error as ApiError | undefined;

  const end = async (ending: Ending): Promise<void> => {
    const { data, error: refused } = await cancel({ ...ending, inicio });
    if (data) {
      onClose();
      toast.success(done(data), { duration: MONEY_TOAST_MS });
      await refreshPlan();
      return onEnded();
    }
    const { kind } = refused as ApiError;
    if (kind !== 'invalid' || isMine(refused as ApiError)) return;
    // Ended in another tab, or too late: the page shows stale data.
    onClose();
    sayFailure(refused);
    await refreshPlan();
    onEnded();
  };

  return {
    end,
    isLoading,
    refusal: refusal && (refusal.kind !== 'invalid' || isMine(refusal)) ? sentenceOf(refusal) : null,
  };
}

/** Without a response the outcome is unknown; the server only ends the purchase shown on the screen. */
const sentenceOf = (error: ApiError): string =>
  mayHaveArrived(error) ? `${error.message} Você pode tentar de novo: nada é feito duas vezes.` : error.message;
