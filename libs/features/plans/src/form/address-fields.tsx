import { STATES } from '@mapa/domain';
import { Field, Select, TextInput, media, token } from '@mapa/ui-kit';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import { cepText, type PaymentFields } from './fields';

export interface AddressFieldsProps {
  register: UseFormRegister<PaymentFields>;
  errors: FieldErrors<PaymentFields>;
}

/** Address of the payer of a boleto. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  return (
    <Address role="group" aria-label="Endereço de quem paga">
      <Field label="CEP" error={errors.cep?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={9}
          {...register('cep', {
            setValueAs: cepText,
            onBlur: ({ target }: { target: HTMLInputElement }) => void (target.value = cepText(target.value)),
          })}
        />
      </Field>
      <Field label="Rua, avenida ou praça" error={errors.logradouro?.message}>
        <TextInput autoComplete="address-line1" maxLength={120} {...register('logradouro')} />
      </Field>
      <Field label="Número" error={errors.numero?.message} hint="Sem número? Escreva S/N.">
        <TextInput autoComplete="off" maxLength={20} {...register('numero')} />
      </Field>
      <Field label="Complemento" optional error={errors.complemento?.message}>
        <TextInput autoComplete="address-line2" maxLength={60} {...register('complemento')} />
      </Field>
      <Field label="Bairro" error={errors.bairro?.message}>
        <TextInput autoComplete="address-level3" maxLength={80} {...register('bairro')} />
      </Field>
      <Field label="Cidade" error={errors.cidade?.message}>
        <TextInput autoComplete="address-level2" maxLength={80} {...register('cidade')} />
      </Field>
      <Field label="Estado" error={errors.uf?.message}>
        <Select options={STATES} emptyLabel="Escolha" autoComplete="address-level1" {...register('uf')} />
      </Field>
    </Address>
  );
}

/** Like on an envelope, from tablet width on: the street is the longest line. */
const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.x2};
  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > * {
      grid-column: span 2;
    }
    & > :nth-child(2),
    & > :nth-child(6) {
      grid-column: span 4;
    }
  }
`;
