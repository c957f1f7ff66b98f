import { useActInSandboxMutation, type ApiError } from '@mapa/api-client';
import {
  SANDBOX_ACTIONS,
  SANDBOX_DELIVERIES,
  isPaymentOpen,
  type SandboxAction,
  type SandboxDelivery,
} from '@mapa/domain';
import { Button, Cluster, Field, Select, media, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Payment } from '../model';

const OPEN: readonly SandboxAction[] = ['pagar', 'recusar', 'analisar', 'expirar'];
const GIVEN_UP: readonly SandboxAction[] = ['pagar'];
const PAID: readonly SandboxAction[] = ['estornar', 'estornar_metade', 'contestar', 'renovar', 'falhar_renovacao'];
const DISPUTED: readonly SandboxAction[] = ['pagar', 'estornar'];

/** Actions of the sandbox on a payment in its state; it refuses those that do not fit. */
function actsOn({ status }: Payment): readonly SandboxAction[] {
  if (isPaymentOpen(status)) return OPEN;
  if (status === 'cancelado' || status === 'expirado') return GIVEN_UP;
  if (status === 'contestado') return DISPUTED;
  return status === 'pago' || status === 'estornado_parcial' ? PAID : [];
}

/** Simulates actions of the payer, the bank or the provider, in the sandbox only. */
export function SandboxActs({ payment, onActed }: { payment: Payment; onActed: () => void }) {
  const [act, { isLoading, error, isSuccess }] = useActInSandboxMutation();
  const [aviso, setAviso] = useState<SandboxDelivery>('normal');
  const handleAct = async (acao: SandboxAction) => {
    const { data } = await act({ id: payment.id, acao, aviso });
    if (data) onActed();
  };
  const acts = SANDBOX_ACTIONS.filter(({ value }) => actsOn(payment).includes(value));
  if (acts.length === 0) return null;
  return (
    <Acts>
      <summary>Ações da demonstração</summary>
      <div>
        <p>Faça o que o pagador ou o banco fariam. A página muda quando o aviso do provedor chegar.</p>
        <Field label="Aviso do provedor">
          <Select
            options={SANDBOX_DELIVERIES}
            value={aviso}
            onChange={(event) => setAviso(event.target.value as SandboxDelivery)}
          />
        </Field>
        <Cluster>
          {acts.map(({ value, label }) => (
            <Button
              key={value}
              variant="secondary"
              size="small"
              disabled={isLoading}
              onClick={() => void handleAct(value)}
            >
              {label}
            </Button>
          ))}
        </Cluster>
        <p role="status">{error ? (error as ApiError).message : isSuccess ? 'Feito na demonstração.' : ''}</p>
      </div>
    </Acts>
  );
}

const Acts = styled.details`
  padding-top: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
  & > summary {
    min-height: ${token.target};
    color: ${token.color.inkSoft};
    font-weight: ${token.weight.medium};
    cursor: pointer;
  }
  & > div {
    display: grid;
    gap: ${token.space.x2};
    max-width: 32rem;
  }
  ${media.print} {
    display: none;
  }
`;
