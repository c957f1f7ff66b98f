import { useSession } from '@mapa/auth';
import { PAYMENT_METHODS, legalTimeText, money, optionLabel, routePath } from '@mapa/domain';
import { ButtonLink, CircleAlertIcon, CircleCheckIcon, Cluster, PageTitle, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Payment } from '../model';
import { outcomeOf } from './outcome';

/** A payment in a final state: its outcome, its receipt, and the next step. */
export function Settled({ payment }: { payment: Payment }) {
  const { user } = useSession();
  const { title, text, again } = outcomeOf(payment);
  const { status, metodo, valor_centavos, moeda, estornado_centavos, parcelas, pago_em, plano_nome, plano_id } =
    payment;
  const isPaid = status === 'pago';
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button may have disappeared with the open payment, so the focus is moved.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Over $isPaid={isPaid}>
      <PageTitle tabIndex={-1} ref={heading}>
        {isPaid ? <CircleCheckIcon aria-hidden /> : <CircleAlertIcon aria-hidden />}
        {title}
      </PageTitle>
      <p>{text}</p>
      {pago_em ? (
        <dl>
          <dt>Plano</dt>
          <dd>{plano_nome}</dd>
          <dt>Valor</dt>
          <dd>
            {money(valor_centavos, moeda)}
            {parcelas > 1 ? ` em ${parcelas} parcelas` : null}
          </dd>
          {estornado_centavos > 0 ? (
            <>
              <dt>Devolvido</dt>
              <dd>{money(estornado_centavos, moeda)}</dd>
            </>
          ) : null}
          <dt>Forma</dt>
          <dd>{optionLabel(PAYMENT_METHODS, metodo)}</dd>
          <dt>Pago em</dt>
          <dd>{legalTimeText(pago_em)}</dd>
        </dl>
      ) : null}
      {isPaid ? <p>Enviamos o recibo para {user?.email ?? 'o seu e-mail'}. Ele não é uma nota fiscal.</p> : null}
      <Cluster>
        {isPaid ? <ButtonLink to={routePath('myMaps')}>Ir para meus mapas</ButtonLink> : null}
        {again ? <ButtonLink to={routePath('checkoutPlan', { slug: plano_id })}>Tentar de novo</ButtonLink> : null}
        <ButtonLink variant="secondary" to={routePath('account')}>
          Ver em Minha Conta
        </ButtonLink>
      </Cluster>
    </Over>
  );
}

const Over = styled.section<{ $isPaid: boolean }>`
  display: grid;
  gap: ${token.space.x3};
  & > h1 {
    outline: none;
    display: flex;
    gap: ${token.space.x1h};
  }
  & > h1 > svg {
    flex: none;
    /* Level with the first line, however many there are. */
    width: 0.9em;
    height: 0.9em;
    margin-top: 0.14em;
    color: ${({ $isPaid }) => ($isPaid ? token.color.accent : token.color.danger)};
  }
  & > p {
    max-width: ${token.measure.text};
    text-wrap: pretty;
  }
  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space.half} ${token.space.x3};
    padding-block: ${token.space.x2};
    border-block: 1px solid ${token.color.rule};
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: ${token.color.inkSoft};
  }
`;
