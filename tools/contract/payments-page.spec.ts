import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  PAID_RULES,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  SUBSCRIPTION_STATES,
  SUBSCRIPTION_TRANSITIONS,
} from '@mapa/domain';

const page = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/payments.md'), 'utf8');

/** The rows of the table below a heading. */
const tableOf = (heading: string): string[] => {
  const [, below = ''] = page.split(`## ${heading}\n`);
  return (below.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
};

const rowsOf = <S extends string>(
  states: readonly { value: S; label: string }[],
  next: Readonly<Record<S, readonly S[]>>,
) => states.map(({ value, label }) => `| ${value} | ${label} | ${next[value].join(', ') || '(fim)'} |`);

describe('docs/payments.md', () => {
  it('states the same transitions and rules for money as the tables of libs/domain', () => {
    expect(tableOf('States of a payment')).toEqual(rowsOf(PAYMENT_STATES, PAYMENT_TRANSITIONS));
    expect(tableOf('States of a bought plan')).toEqual(rowsOf(SUBSCRIPTION_STATES, SUBSCRIPTION_TRANSITIONS));
    expect(tableOf('Money that comes, in time or late')).toEqual(
      PAID_RULES.map(({ then, because }) => `| ${then} | ${because} |`),
    );
  });
});
