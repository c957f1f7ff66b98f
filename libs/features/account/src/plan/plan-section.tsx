import { useOwnPlanQuery, usePlansQuery, type ApiError, type Usuario } from '@mapa/api-client';
import { useSessionActions } from '@mapa/auth';
import { isSubscriptionRunning, limitsOf, planFeatures, routePath, seesPlans } from '@mapa/domain';
import { ButtonLink, CheckIcon, Cluster, ErrorState, Skeleton, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { OfUser } from '../sections/known-user';
import { Section } from '../sections/section';
import type { PlanUse } from './model';
import { PlanUses } from './plan-uses';
import { Subscription } from './subscription';

const EVERY_PLAN = {} as const;

/** Permissions of the student's plan, the usage of its limits, and links to change or cancel it. */
export function PlanSection({ user }: OfUser) {
  const {
    currentData: use,
    error,
    isFetching,
    refetch,
  } = useOwnPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const name = usePlanName(user, use);
  const heading = useRef<HTMLHeadingElement>(null);
  useNewPlan(user, use);
  if (!user || (!use && !error)) {
    return (
      <Section id="plano">
        <Skeleton height="16rem" />
      </Section>
    );
  }
  return (
    <Section id="plano">
      <Name ref={heading} tabIndex={-1}>
        {name}
      </Name>
      <Features aria-label="O que o plano permite">
        {planFeatures(limitsOf(user)).map((words) => (
          <li key={words}>
            <CheckIcon size={18} aria-hidden />
            {words}
          </li>
        ))}
      </Features>
      {use ? (
        <PlanUses use={use} />
      ) : (
        <ErrorState title="Não foi possível ver o uso de hoje" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      )}
      {use?.assinatura ? (
        <Subscription bought={use.assinatura} onEnded={() => heading.current?.focus({ preventScroll: true })} />
      ) : null}
      <Cluster>{seesPlans(user) ? <ButtonLink to={routePath('plans')}>Conhecer os planos</ButtonLink> : null}</Cluster>
    </Section>
  );
}

/** The name under which the plan is sold; undefined if it is no longer sold. */
function usePlanName(user: Usuario | undefined, use: PlanUse | undefined): string {
  const { data } = usePlansQuery(EVERY_PLAN);
  if (!user || user.role !== 'estudante') return 'Equipe, sem limites';
  if (use?.assinatura && isSubscriptionRunning(use.assinatura.status)) return use.assinatura.plano_nome;
  return (
    data?.data.find(({ id }) => id === user.plano_tipo)?.nome ?? (seesPlans(user) ? 'Plano gratuito' : 'Plano pago')
  );
}

/** Reloads the profile if the plan was bought on another device or has ended since the profile was loaded. */
function useNewPlan(user: Usuario | undefined, use: PlanUse | undefined): void {
  const { refreshPlan } = useSessionActions();
  const isNew = user?.role === 'estudante' && use !== undefined && use.plano_tipo !== user.plano_tipo;
  useEffect(() => {
    if (isNew) void refreshPlan();
  }, [isNew, refreshPlan]);
}

const Name = styled.h3`
  font-family: ${token.family.serif};
  font-size: ${token.size.lead};
  font-weight: ${token.weight.strong};
  outline: none;
`;

const Features = styled.ul`
  display: grid;
  gap: ${token.space.half};
  & > li {
    display: flex;
    gap: ${token.space.x1};
    line-height: ${token.leading.snug};
  }
  & svg {
    flex: none;
    margin-top: 0.15em;
    color: ${token.color.accent};
  }
`;
