import {
  SUBSCRIPTION_STATES,
  isSubscriptionRunning,
  legalDayText,
  legalTimeText,
  money,
  optionLabel,
  routePath,
  type PaymentMethod,
} from '@mapa/domain';
import { Badge, Button, ButtonLink, Cluster, lazyPart, token, type BadgeTone } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CancelDialogProps } from './cancel-dialog';
import type { Bought } from './model';
import type { RegretDialogProps } from './regret-dialog';

const CancelDialog = lazyPart<CancelDialogProps>(
  () => import('./cancel-dialog').then((module) => module.CancelDialog),
  {
    onFailure: ({ onClose }) => onClose(),
  },
);
const RegretDialog = lazyPart<RegretDialogProps>(
  () => import('./regret-dialog').then((module) => module.RegretDialog),
  {
    onFailure: ({ onClose }) => onClose(),
  },
);

const TONES: Record<Bought['status'], BadgeTone> = {
  ativa: 'success',
  em_atraso: 'warning',
  cancelada: 'neutral',
  encerrada: 'neutral',
  desfeita: 'neutral',
  contestada: 'danger',
};

const WAYS: Readonly<Record<PaymentMethod, string>> = {
  cartao: 'no cartão de crédito',
  pix: 'por PIX',
  boleto: 'por boleto',
};

interface SubscriptionProps {
  bought: Bought;
  /** Called when the buttons that ended the subscription disappear, so that the focus can move. */
  onEnded: () => void;
}

/** The student's subscription: state, end of the period, next charge, and the actions that end it. */
export function Subscription({ bought, onEnded }: SubscriptionProps) {
  const [open, setOpen] = useState<'cancel' | 'regret' | null>(null);
  const close = () => setOpen(null);
  const { status, plano_id, preco_centavos, metodo, inicio, vigente_ate, arrependimento_ate } = bought;
  return (
    <>
      <Facts aria-label="O que você comprou">
        <div>
          <dt>Situação</dt>
          <dd>
            <Badge tone={TONES[status]}>{optionLabel(SUBSCRIPTION_STATES, status)}</Badge>
          </dd>
        </div>
        <div>
          <dt>Preço</dt>
          <dd>
            {money(preco_centavos)}, {WAYS[metodo]}
            {bought.renova ? '. O preço de quem assina não muda.' : null}
          </dd>
        </div>
        <div>
          <dt>Período pago</dt>
          <dd>
            De {legalDayText(inicio)} a {legalDayText(vigente_ate)}
          </dd>
        </div>
        <div>
          <dt>Renovação</dt>
          <dd>{renewalText(bought)}</dd>
        </div>
      </Facts>
      {arrependimento_ate ? (
        <Right>
          Você pode desistir desta compra até {legalTimeText(arrependimento_ate)}, no horário de Brasília, com devolução
          de tudo o que pagou por ela.
        </Right>
      ) : null}
      <Cluster>
        {status === 'em_atraso' ? (
          <ButtonLink to={routePath('checkoutPlan', { slug: plano_id })}>Pagar com outro cartão</ButtonLink>
        ) : null}
        {bought.renova ? (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            Cancelar a assinatura
          </Button>
        ) : null}
        {arrependimento_ate ? (
          <Button variant="secondary" onClick={() => setOpen('regret')}>
            Desistir da compra
          </Button>
        ) : null}
      </Cluster>
      {open === 'cancel' ? <CancelDialog bought={bought} onClose={close} onEnded={onEnded} /> : null}
      {open === 'regret' ? <RegretDialog bought={bought} onClose={close} onEnded={onEnded} /> : null}
    </>
  );
}

function renewalText({
  status,
  renova,
  preco_centavos,
  vigente_ate,
  proxima_cobranca_em,
  tolerancia_ate,
}: Bought): string {
  if (!isSubscriptionRunning(status))
    return 'O plano fica suspenso até o banco decidir. Se o pagamento for confirmado, ele volta; nada mais será cobrado.';
  if (status === 'em_atraso') {
    const until = tolerancia_ate
      ? ` O plano continua até ${legalDayText(tolerancia_ate)}, e o cartão será cobrado de novo até lá.`
      : '';
    return `Não foi paga.${until} Confira o limite e a validade do cartão.`;
  }
  if (renova && proxima_cobranca_em) return `Em ${legalDayText(proxima_cobranca_em)}, por ${money(preco_centavos)}.`;
  return `Nenhuma: o plano termina em ${legalDayText(vigente_ate)}, e nada mais será cobrado.`;
}

const Facts = styled.dl`
  width: 100%;
  max-width: 30rem;
  border-top: 1px solid ${token.color.rule};
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    grid-template-columns: minmax(6.5rem, 1fr) minmax(0, 3fr);
    gap: ${token.space.x2};
    padding-block: ${token.space.x1};
    border-bottom: 1px solid ${token.color.rule};
  }
  & dt {
    color: ${token.color.inkSoft};
  }
  & dd {
    text-wrap: pretty;
  }
`;

const Right = styled.p`
  text-wrap: pretty;
`;
