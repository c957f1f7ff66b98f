import { createHistogram, performance } from 'node:perf_hooks';
import { keepAlive, send, figuresOf } from '../run/load.mjs';

const PASSWORD = 'um barco na serra 7';
const FULL_ROUNDS = 300;
const ROUNDS_PER_SECOND = 50;
// Signing up takes one of the three mails per hour.
const ROUNDS_PER_ACCOUNT = 2;

const registration = (email, password) => ({
  path: '/api/auth/registerOrLogin',
  body: { tipo_cadastro: 'email', nome: 'Bia Lima', email, password, password_confirmation: password },
});

/**
 * Whether the time of a refusal reveals that an e-mail has an account: the same wrong password for a known and an unknown
 * one, in turns, so that the machine's noise affects both alike. Every try comes from another address.
 */
export async function measureAccounts({ api, seconds, report }) {
  const agent = keepAlive(1);
  let tries = 0;
  const post = (wanted) => {
    const address = `10.${(tries >> 16) & 255}.${(tries >> 8) & 255}.${tries++ & 255}`;
    return send(api.origin, agent, { method: 'POST', headers: { 'x-forwarded-for': address }, ...wanted });
  };
  const rounds = Math.min(FULL_ROUNDS, Math.ceil(seconds * ROUNDS_PER_SECOND));
  const began = performance.now();
  const knownEmail = (round) =>
    `conhecida-${Math.floor(round / ROUNDS_PER_ACCOUNT)}-${Math.round(began)}@exemplo.com.br`;
  for (let round = 0; round < rounds; round += ROUNDS_PER_ACCOUNT)
    await post(registration(knownEmail(round), PASSWORD));

  const kinds = {
    'login, e-mail conhecido': {
      expected: 422,
      wanted: (known) => ({ path: '/api/auth/login', body: { email: known, password: 'uma senha errada' } }),
    },
    'login, e-mail desconhecido': {
      expected: 422,
      wanted: () => ({
        path: '/api/auth/login',
        body: { email: `x${tries}@exemplo.com.br`, password: 'uma senha errada' },
      }),
    },
    'cadastro, e-mail conhecido': { expected: 422, wanted: (known) => registration(known, 'uma outra senha 9') },
    'recuperação, e-mail conhecido': {
      expected: 200,
      wanted: (known) => ({ path: '/api/auth/send-reset-password', body: { email: known } }),
    },
    'recuperação, e-mail desconhecido': {
      expected: 200,
      wanted: () => ({ path: '/api/auth/send-reset-password', body: { email: `y${tries}@exemplo.com.br` } }),
    },
  };
  const rows = Object.entries(kinds).map(([medida, kind]) => ({
    medida,
    ...kind,
    histogram: createHistogram(),
    erros: 0,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      const sent = performance.now();
      const { status } = await post(row.wanted(knownEmail(round)));
      if (status === row.expected) row.histogram.record(Math.max(1, Math.round((performance.now() - sent) * 1_000)));
      else row.erros += 1;
    }
  }
  agent.destroy();
  const elapsed = (performance.now() - began) / 1_000;
  for (const { medida, erros, histogram } of rows) {
    report.add('contas', {
      medida,
      pedidos: histogram.count,
      erros,
      por_segundo: Math.round(histogram.count / elapsed),
      ...figuresOf(histogram),
    });
  }
}
