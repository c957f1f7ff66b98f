import { money } from '@mapa/domain';
import { Button, Field, FieldError, Meta, Select, Stack, token } from '@mapa/ui-kit';
import { useEffect, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Quote } from '../model';
import type { PayerCost } from './mercado-pago';
import { SECURE_FIELDS, containerId, type SecureCard } from './use-secure-card';

const cents = (reais: number): number => Math.round(reais * 100);

/** Instalment options of a card with the provider's amounts, including its interest. */
export function costOptions(costs: readonly PayerCost[], { total_centavos, parcelas_max }: Quote) {
  const whole = { value: '1', label: `À vista, ${money(total_centavos)}` };
  const parts = costs
    .filter(({ installments }) => installments > 1 && installments <= parcelas_max)
    .map(({ installments, installment_rate, installment_amount, total_amount }) => {
      const each = `${installments} de ${money(cents(installment_amount))}`;
      const label =
        installment_rate > 0
          ? `${installments} parcelas com juros: ${each}, total de ${money(cents(total_amount))}`
          : `${installments} parcelas sem juros: ${each}`;
      return { value: String(installments), label };
    });
  return [whole, ...parts];
}

export interface SecureCardFieldsProps {
  card: SecureCard;
  quote: Quote;
  /** Registration of the form's field. */
  instalments: UseFormRegisterReturn;
  /** Instalments depend on the card: a new card resets the choice. */
  onOtherCard: () => void;
}

/** The card's number, date and code, each in a frame of the provider. */
export function SecureCardFields({ card, quote, instalments, onOtherCard }: SecureCardFieldsProps) {
  const { status, problems, costs, retry } = card;
  const id = useId();
  useEffect(onOtherCard, [costs, onOtherCard]);
  if (status === 'failed') {
    return (
      <Stack>
        <Away role="alert">
          Os campos do cartão, que são do Mercado Pago, não puderam ser carregados. Nada foi cobrado. Verifique a
          conexão e se algum bloqueador impede o Mercado Pago, ou pague de outra forma.
        </Away>
        <div>
          <Button variant="secondary" onClick={retry}>
            Tentar novamente
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <>
      <Frames aria-busy={status === 'loading'}>
        {SECURE_FIELDS.map(({ name, label }) => (
          <Framed key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <span id={`${id}-${name}`}>{label}</span>
            <Frame id={containerId(name)} $isWrong={problems[name] !== undefined} />
            {problems[name] ? <FieldError role="alert">{problems[name]}</FieldError> : null}
          </Framed>
        ))}
      </Frames>
      {quote.parcelas_max > 1 ? (
        <Field
          label="Parcelas"
          hint={costs.length === 0 ? 'As parcelas aparecem quando o número do cartão estiver completo.' : undefined}
        >
          <Select options={costOptions(costs, quote)} {...instalments} />
        </Field>
      ) : null}
      <Meta>Os dados do cartão vão direto para o Mercado Pago e não passam por nós.</Meta>
    </>
  );
}

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.x2};
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

const Framed = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space.half};
  min-width: 0;
  & > span {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;

/** Styled like other controls; its content is of another origin. */
const Frame = styled.div<{ $isWrong: boolean }>`
  height: ${token.target};
  padding-inline: ${token.space.x1h};
  border: 1px solid ${({ $isWrong }) => ($isWrong ? token.color.danger : token.color.edge)};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  &:focus-within {
    outline: 2px solid ${token.color.focus};
    outline-offset: -1px;
  }
  & iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Away = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.danger};
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
