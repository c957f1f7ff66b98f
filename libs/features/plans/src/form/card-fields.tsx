import { SANDBOX_CARDS, instalmentCents, money } from '@mapa/domain';
import { Field, Select, TextInput, token } from '@mapa/ui-kit';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Quote } from '../model';
import { cardNumberText, expiryText, type PaymentFields } from './fields';

export interface CardFieldsProps {
  register: UseFormRegister<PaymentFields>;
  errors: FieldErrors<PaymentFields>;
  quote: Quote;
}

/** Instalment options of a total with their amounts; if the provider adds interest, amounts are omitted. */
export function instalmentOptions({
  total_centavos,
  parcelas_max,
  juros,
}: Pick<Quote, 'total_centavos' | 'parcelas_max' | 'juros'>) {
  return Array.from({ length: parcelas_max }, (_, index) => {
    const count = index + 1;
    if (count === 1) return { value: '1', label: `À vista, ${money(total_centavos)}` };
    if (juros === 'comprador') return { value: String(count), label: `${count} parcelas, com juros da operadora` };
    const { first, others } = instalmentCents(total_centavos, count);
    const parts =
      first === others ? `${count} de ${money(others)}` : `1 de ${money(first)} e ${count - 1} de ${money(others)}`;
    return { value: String(count), label: `${count} parcelas sem juros: ${parts}` };
  });
}

/** Card fields of the demonstration: the input becomes a token in the browser and is never sent. */
export function CardFields({ register, errors, quote }: CardFieldsProps) {
  return (
    <>
      <Field
        label="Número do cartão"
        error={errors.cartao_numero?.message}
        hint="Use um cartão de teste: nunca um cartão de verdade."
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          {...register('cartao_numero', {
            setValueAs: cardNumberText,
            onBlur: ({ target }: { target: HTMLInputElement }) => void (target.value = cardNumberText(target.value)),
          })}
        />
      </Field>
      <Pair>
        <Field label="Validade (MM/AA)" error={errors.cartao_validade?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder="MM/AA"
            {...register('cartao_validade', {
              setValueAs: expiryText,
              onBlur: ({ target }: { target: HTMLInputElement }) => void (target.value = expiryText(target.value)),
            })}
          />
        </Field>
        <Field label="Código de segurança" error={errors.cartao_codigo?.message}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={4} {...register('cartao_codigo')} />
        </Field>
      </Pair>
      {quote.parcelas_max > 1 ? (
        <Field label="Parcelas" error={errors.parcelas?.message}>
          <Select options={instalmentOptions(quote)} {...register('parcelas')} />
        </Field>
      ) : null}
      <Tests>
        <summary>Cartões de teste</summary>
        <ul>
          {SANDBOX_CARDS.map(({ number, label }) => (
            <li key={number}>
              {label}: <code>{cardNumberText(number)}</code>
            </li>
          ))}
        </ul>
        <p>
          Qualquer validade futura e qualquer código servem. O nome decide a resposta: OTHE, CALL, FUND, SECU, EXPI e
          FORM são recusados, CONT fica em análise, e qualquer outro é aprovado.
        </p>
      </Tests>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token.space.x2};
`;

const Tests = styled.details`
  font-size: ${token.size.small};
  & > summary {
    min-height: 2rem;
    color: ${token.color.accent};
    cursor: pointer;
  }
  & > ul {
    margin-bottom: ${token.space.x1};
  }
  & code {
    font-family: ${token.family.mono};
    white-space: nowrap;
  }
  & > p {
    color: ${token.color.inkSoft};
  }
`;
