import type { SandboxAction } from '@mapa/domain';
import type { PaymentRow } from '../ledger/rows';
import { changeCharge, type Notify, type SandboxCharge, type SandboxDependencies } from './charges';
import { chargeAgain, findRecurring } from './recurring';

type Change = Partial<SandboxCharge> | null;

/** What payers and banks do to a charge. */
const CHANGES: Readonly<Partial<Record<SandboxAction, (charge: SandboxCharge, now: Date) => Change>>> = {
  pagar: (_charge, now) => ({ state: 'pago', paidAt: now }),
  recusar: () => ({ state: 'recusado', refusal: 'risco' }),
  analisar: () => ({ state: 'em_analise' }),
  expirar: (_charge, now) => ({ state: 'expirado', expiresAt: now }),
  estornar: ({ amountCents }) => ({ state: 'estornado', refundedCents: amountCents }),
  estornar_metade: ({ amountCents, state }) =>
    state === 'pago' ? { state: 'estornado_parcial', refundedCents: Math.floor(amountCents / 2) } : null,
  contestar: () => ({ state: 'contestado' }),
};

async function renew(
  deps: SandboxDependencies,
  recurringId: string | null,
  refusal: 'saldo_insuficiente' | null,
): Promise<boolean> {
  const recurring = recurringId ? await findRecurring(deps, recurringId) : undefined;
  if (!recurring?.active) return false;
  await chargeAgain(deps, recurring, refusal);
  return true;
}

/** Performs a payer's or bank's action in the sandbox. @returns whether the charge's state permits it */
export async function actInSandbox(
  deps: SandboxDependencies,
  { providerId, recurringId }: PaymentRow,
  action: SandboxAction,
  notify: Notify,
): Promise<boolean> {
  if (action === 'renovar') return renew({ ...deps, notify }, recurringId, null);
  if (action === 'falhar_renovacao') return renew({ ...deps, notify }, recurringId, 'saldo_insuficiente');
  const change = CHANGES[action];
  if (!change || !providerId) return false;
  const before = deps.clock();
  const changed = await changeCharge(deps, providerId, (charge) => change(charge, before), notify);
  const wanted = changed && change(changed, before);
  return changed !== null && (wanted === null || changed.state === wanted.state);
}
