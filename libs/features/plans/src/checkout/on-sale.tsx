import { useCheckoutSettingsQuery, usePlansQuery, type ApiError } from '@mapa/api-client';
import { isFreePlan, routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import type { CheckoutSettings, Plan } from '../model';
import { EVERY_PLAN } from '../page/plans-data';
import { NOTHING_SOLD } from '../texts';

/** The link out of a checkout that cannot continue. */
export const toPlans = <ButtonLink to={routePath('plans')}>Ver os planos</ButtonLink>;

interface OnSaleProps {
  /** Shown while the plans load. */
  waiting: ReactNode;
  children: (paid: readonly Plan[], settings: CheckoutSettings) => ReactNode;
}

/**
 * Loads what every checkout needs: the paid plans on sale and the provider; otherwise explains why nothing can be
 * bought.
 */
export function OnSale({ waiting, children }: OnSaleProps) {
  const plans = usePlansQuery(EVERY_PLAN);
  const settings = useCheckoutSettingsQuery();
  const failed = [plans, settings].find(({ data, error }) => !data && error);
  if (failed) {
    return (
      <ErrorState
        title="A compra não pôde ser carregada"
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      >
        {(failed.error as ApiError).message} Nada foi cobrado.
      </ErrorState>
    );
  }
  if (settings.data?.provedor === null) {
    return (
      <EmptyState title={NOTHING_SOLD} action={toPlans}>
        Quem mantém este site não configurou um provedor de pagamentos. O plano gratuito continua valendo.
      </EmptyState>
    );
  }
  if (!plans.data || !settings.data) return waiting;
  return children(
    plans.data.data.filter(({ id }) => !isFreePlan(id)),
    settings.data,
  );
}
