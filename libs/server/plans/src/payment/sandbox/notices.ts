import { randomUUID } from 'node:crypto';
import type { SandboxDelivery } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import type { JobQueue } from '@mapa/server-platform';
import { SANDBOX_QUEUE } from '../queues/queues';
import { signNotice } from '../webhooks/signature';
import type { Notify } from './charges';

/** A notice to deliver; sent twice it is the same request, as providers repeat unanswered ones. */
export interface SandboxNotice {
  readonly topic: 'payment' | 'subscription';
  readonly id: number;
  readonly requestId: string;
}

const LATE_S = 60;
const AFTER_THE_NEXT_S = 10;

const DELAYS: Readonly<Record<SandboxDelivery, readonly number[]>> = {
  normal: [0],
  tarde: [LATE_S],
  dobrado: [0, 0],
  fora_de_ordem: [AFTER_THE_NEXT_S],
  nenhum: [],
};

/** Queues the notices of a change as requested: at once, late, twice, out of order or never. */
export const noticeQueue =
  (queue: JobQueue, delivery: SandboxDelivery = 'normal'): Notify =>
  async (tx, topic, id) => {
    const notice: SandboxNotice = { topic, id, requestId: randomUUID() };
    for (const afterS of DELAYS[delivery]) await queue.send(tx, SANDBOX_QUEUE, notice, { afterS });
  };

interface Sender {
  readonly webhookSecret: string;
  readonly clock: () => Date;
}

/** Sends a signed notice to the API's public webhook; a failed one is sent again. */
export async function deliverNotice(
  app: FastifyInstance,
  { webhookSecret, clock }: Sender,
  { topic, id, requestId }: SandboxNotice,
): Promise<void> {
  const dataId = String(id);
  const response = await app.inject({
    method: 'POST',
    url: `/api/payment/webhook/sandbox?data.id=${dataId}&type=${topic}`,
    headers: { 'x-request-id': requestId, 'x-signature': signNotice(webhookSecret, { dataId, requestId }, clock()) },
    payload: { type: topic, data: { id: dataId } },
  });
  if (response.statusCode !== 200) throw new Error(`the notice was answered ${response.statusCode}`);
}
