import { PERSON_NAME_MAX_LENGTH, cardNumberProblem, isCpf } from '@mapa/domain';
import { Field, Select, TextInput, token } from '@mapa/ui-kit';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Ending } from './model';

type Account = NonNullable<Ending['conta']>;

export type BankAccount = Record<keyof Account, string>;

export const NO_ACCOUNT: BankAccount = { titular: '', cpf: '', banco: '', agencia: '', conta: '', tipo: 'corrente' };

const TYPES = [
  { value: 'corrente', label: 'Corrente' },
  { value: 'poupanca', label: 'Poupança' },
] as const;

const trimmed = (fields: BankAccount): BankAccount =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as BankAccount;

/** The account in the form in which it is sent. */
export function accountOf(fields: BankAccount): Account {
  const account = trimmed(fields);
  return { ...account, tipo: account.tipo === 'poupanca' ? 'poupanca' : 'corrente' };
}

const RULES: Readonly<
  Record<Exclude<keyof Account, 'tipo'>, readonly [isRight: (text: string) => boolean, sentence: string]>
> = {
  titular: [(text) => text !== '', 'Preencha o nome de quem tem a conta.'],
  cpf: [isCpf, 'O CPF informado não é válido.'],
  banco: [(text) => /^\d{3}$/.test(text), 'Escreva o número do banco, com três dígitos.'],
  agencia: [
    (text) => /^\d{1,5}-?[\dXx]?$/.test(text) && text.length <= 6,
    'Escreva o número da agência, com o dígito se houver.',
  ],
  conta: [(text) => /^\d{1,13}-?[\dXx]?$/.test(text), 'Escreva o número da conta, com o dígito.'],
};

/**
 * Validation errors of the bank account form, one Portuguese sentence for each invalid field that says how to correct
 * it.
 */
export function accountProblems(fields: BankAccount): [name: keyof typeof RULES, sentence: string][] {
  const account = trimmed(fields);
  const names = Object.keys(RULES) as (keyof typeof RULES)[];
  const problems = names.flatMap((name) =>
    RULES[name][0](account[name]) ? [] : [[name, RULES[name][1]] as [keyof typeof RULES, string]],
  );
  const cardAsHolder = cardNumberProblem(account.titular);
  return cardAsHolder === null ? problems : [['titular', cardAsHolder], ...problems];
}

interface BankAccountFieldsProps {
  register: UseFormRegister<BankAccount>;
  errors: FieldErrors<BankAccount>;
}

/** Fields of the bank account that receives the refund of a boleto. */
export function BankAccountFields({ register, errors }: BankAccountFieldsProps) {
  return (
    <>
      <Field label="Titular da conta" error={errors.titular?.message}>
        <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...register('titular')} />
      </Field>
      <Field label="CPF do titular" error={errors.cpf?.message}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={14} {...register('cpf')} />
      </Field>
      <Pair>
        <Field label="Banco" hint="Três dígitos, como 001." error={errors.banco?.message}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={3} {...register('banco')} />
        </Field>
        <Field label="Agência" error={errors.agencia?.message}>
          <TextInput autoComplete="off" maxLength={6} {...register('agencia')} />
        </Field>
      </Pair>
      <Pair>
        <Field label="Conta" hint="Com o dígito, como 98765-4." error={errors.conta?.message}>
          <TextInput autoComplete="off" maxLength={15} {...register('conta')} />
        </Field>
        <Field label="Tipo de conta">
          <Select options={TYPES} {...register('tipo')} />
        </Field>
      </Pair>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space.x2};
`;
