import { PAYMENT_METHODS, cardNumberProblem, orUndefined, type PaymentMethod } from '@mapa/domain';
import type { PaymentFields } from './fields';

/** Session storage key; deleted with the tab and when the student leaves (ADR 044). */
const KEY = 'mapa_pagador';

/** Fields that survive a reload: payer, address and method; never card data. */
const KEPT = [
  'metodo',
  'nome',
  'cpf',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
] as const satisfies readonly (keyof PaymentFields)[];
const LONGEST = 120;

function read(): Record<string, unknown> {
  const kept = orUndefined((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
}

/** The fields stored in this tab; empty and without a method if there are none. */
export function readPayer(): Omit<Pick<PaymentFields, (typeof KEPT)[number]>, 'metodo'> & {
  metodo: PaymentMethod | undefined;
} {
  const kept = read();
  const textOf = (name: string): string => {
    const text = kept[name];
    return typeof text === 'string' ? text.slice(0, LONGEST) : '';
  };
  const { metodo, ...texts } = Object.fromEntries(KEPT.map((name) => [name, textOf(name)])) as Record<
    (typeof KEPT)[number],
    string
  >;
  return { ...texts, metodo: PAYMENT_METHODS.find(({ value }) => value === metodo)?.value };
}

/**
 * Stores the payer's data until a payment is paid, the student leaves or the tab is closed; a field that contains a
 * card's number is excluded.
 */
export function keepPayer(fields: Partial<PaymentFields>): void {
  const textOf = (name: keyof PaymentFields): string => {
    const text = fields[name] ?? '';
    return cardNumberProblem(text) === null ? text : '';
  };
  const kept = JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, textOf(name)])));
  // Without storage it lasts as long as the form.
  orUndefined(() => sessionStorage.setItem(KEY, kept));
}

/** Removes the payer's data after a payment is paid. */
export function forgetPayer(): void {
  orUndefined(() => sessionStorage.removeItem(KEY));
}
