import type { FastifyBaseLogger } from 'fastify';
import type { QueuedJob, Settle } from '../queue/queue';
import type { LetterContext, Letters } from './kinds';
import type { Post } from './post';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/** A permanently refused recipient is retried a few times, in case the server was at fault. */
const TRIES_OF_A_REFUSED_ADDRESS = 5;

/** The codes of a failure, for logs and storage: its message contains the address. */
function codesOf(error: unknown): { code: string; smtp?: number } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    ...(typeof responseCode === 'number' ? { smtp: responseCode } : {}),
  };
}

const isRefusedForGood = ({ code, smtp = 0 }: ReturnType<typeof codesOf>) => code === 'EENVELOPE' && smtp >= 550;

const orderOf = (letters: Letters, { data }: QueuedJob) => {
  const { kind, id } = (data ?? {}) as { kind?: unknown; id?: unknown };
  const compose = Object.entries(letters).find(([name]) => name === kind)?.[1];
  return compose && typeof id === 'string' ? { kind: String(kind), id, compose } : null;
};

/** Composes, renders and sends the mail of a job, and reports the result to the queue. */
export function createSettle({
  context,
  letters,
  post,
  log,
}: {
  context: LetterContext;
  letters: Letters;
  post: Post;
  log: FastifyBaseLogger;
}): Settle {
  const domain = new URL(context.siteUrl).hostname;

  const deliver = async (
    job: QueuedJob,
    { kind, id, compose }: NonNullable<ReturnType<typeof orderOf>>,
  ): Promise<boolean> => {
    const letter = await compose(context, id);
    if (!letter) return false;
    const { studentId, to, subject, unsubscribe } = letter;
    await post({
      id: job.id,
      domain,
      kind,
      studentId,
      to,
      subject,
      text: renderText(letter),
      html: renderHtml(letter),
      ...(unsubscribe !== undefined && { unsubscribe }),
    });
    return true;
  };

  return async (job) => {
    const order = orderOf(letters, job);
    const told = { kind: order?.kind ?? 'unknown', job: job.id, attempt: job.retryCount + 1 };
    if (!order) {
      log.error({ event: 'mail given up', ...told, code: 'UNKNOWN_KIND' }, 'mail given up');
      return { id: job.id, status: 'deadletter', output: { code: 'UNKNOWN_KIND' } };
    }
    try {
      const sent = await deliver(job, order);
      log.info({ event: sent ? 'mail sent' : 'mail not needed', ...told }, sent ? 'mail sent' : 'mail not needed');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const codes = codesOf(error);
      const hopeless = isRefusedForGood(codes) && job.retryCount >= TRIES_OF_A_REFUSED_ADDRESS;
      if (hopeless || job.retryCount >= job.retryLimit) {
        log.error({ event: 'mail given up', ...told, ...codes }, 'mail given up');
        return { id: job.id, status: 'deadletter', output: codes };
      }
      log.warn({ event: 'mail delayed', ...told, ...codes }, 'mail delayed');
      return { id: job.id, status: 'failed', output: codes };
    }
  };
}
