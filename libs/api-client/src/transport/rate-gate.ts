import type { CallRequest } from './call-request';
import { uptime } from './uptime';

/**
 * The account whose limit a call counts against: by e-mail before there is a session, otherwise by the call's token.
 */
function accountOf({ call, args, token }: CallRequest, current: string | undefined): string {
  const email: unknown =
    call.includes(' /api/auth/') && args && typeof args === 'object' && 'email' in args ? args.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : (token ?? current ?? '');
}

/**
 * Remembers which calls the server asked not to repeat, and until when. A refusal applies to one call (method and path
 * template) of one account: other calls, and the next student, are not affected.
 * @param current returns the session's current token
 * @param now a monotonic clock in milliseconds
 */
export function createRateGate(current: () => string | undefined, now: () => number = uptime) {
  const openAt = new Map<string, number>();
  return {
    /** The gate of one call, bound at sending: the session may have changed when the response arrives. */
    of(request: CallRequest) {
      const scope = `${request.call} ${accountOf(request, current())}`;
      return {
        /** Seconds to wait before this call may be sent; 0 if it may be sent now. */
        waitS: (): number => Math.max(0, Math.ceil(((openAt.get(scope) ?? 0) - now()) / 1_000)),
        close(seconds: number): void {
          for (const [known, until] of openAt) if (until <= now()) openAt.delete(known);
          openAt.set(scope, Math.max(openAt.get(scope) ?? 0, now() + seconds * 1_000));
        },
      };
    },
  };
}

export type RateGate = ReturnType<typeof createRateGate>;
