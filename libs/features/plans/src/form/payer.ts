import { PAYMENT_METHODS, cardNumberProblem, orUndefined, type PaymentMethod } from '@mapa/domain';
import type { PaymentFields } from './fields';

/** Goes with the tab and, as all of its storage, with the student (ADR 044). */
const KEY = 'mapa_pagador';

/** What outlives the page: who pays, where they live and how; never anything of a card. */
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

/** The fields kept in this tab; empty where nothing is, and without a method. */
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
 * Keeps the payer's data until a payment is paid, the student leaves or the tab is closed; a field that holds the number of a
 * card is left out.
 */
export function keepPayer(fields: Partial<PaymentFields>): void {
  const textOf = (name: keyof PaymentFields): string => {
    const text = fields[name] ?? '';
    return cardNumberProblem(text) === null ? text : '';
  };
  const kept = JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, textOf(name)])));
  // Without storage it lives as long as the form.
  orUndefined(() => sessionStorage.setItem(KEY, kept));
}

/** Removes the payer's data after a payment is paid. */
export function forgetPayer(): void {
  orUndefined(() => sessionStorage.removeItem(KEY));
}
